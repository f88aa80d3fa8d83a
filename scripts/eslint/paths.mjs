import { posix, relative, sep } from 'node:path'

/** A linted file's path from the repository's root, with forward slashes on every system. */
export function pathFromRoot(context) {
  return relative(context.cwd, context.filename).split(sep).join('/')
}

/** Where an import leads, as a path from the root, or null for a package. Nothing is looked up on the disk. */
export function importedPath(importer, specifier) {
  if (specifier.startsWith('@/')) return posix.join('src', specifier.slice(2))
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier)
  return null
}

/** Calls `check(node, specifier)` for every way in which a module can name another. */
export function onEachImport(check) {
  const checkSource = (node, source) => {
    if (typeof source?.value === 'string') check(node, source.value)
  }
  return {
    ImportDeclaration: (node) => checkSource(node, node.source),
    ExportNamedDeclaration: (node) => checkSource(node, node.source),
    ExportAllDeclaration: (node) => checkSource(node, node.source),
    ImportExpression: (node) => checkSource(node, node.source),
    TSImportType: (node) => checkSource(node, node.source),
    TSExternalModuleReference: (node) => checkSource(node, node.expression),
    'CallExpression[callee.name="require"]': (node) => checkSource(node, node.arguments[0]),
  }
}
