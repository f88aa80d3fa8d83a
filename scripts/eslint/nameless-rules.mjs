import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { importedPath, onEachImport, pathFromRoot } from './paths.mjs'

/** The folders of a game's content, one file per thing, and the files in each that are about all of them. */
const contents = [
  { folder: 'characters', what: 'character', shared: ['index', 'ids', 'ability'] },
  { folder: 'cards', what: 'card', shared: ['index', 'ids', 'faces', 'kind'] },
]

const messages = {
  import: 'The rules know a {{what}} by its hooks, never "{{name}}" itself.',
  name: 'The rules name no {{what}}, so not "{{name}}": give it a hook.',
}

function idsOf(folder, shared) {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))
  return names.filter((name) => !shared.includes(name))
}

/** In a game's rules/ nothing names a character or a card: neither by import, nor by id, nor in a variable's name. */
export const namelessRules = {
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    const file = pathFromRoot(context)
    const game = /^src\/games\/[^/]+(?=\/rules\/)/.exec(file)?.[0]
    if (!game) return {}

    const kinds = contents.map(({ folder, what, shared }) => {
      const path = `${game}/${folder}`
      return { path, what, shared, ids: idsOf(join(context.cwd, path), shared) }
    })
    const isNamed = (ids, text) =>
      ids.some((id) => {
        const run = id.replaceAll('-', '')
        return text === id || (run !== id && text.toLowerCase().includes(run))
      })
    const checkText = (node, text) => {
      for (const { what, ids } of kinds)
        if (isNamed(ids, text))
          context.report({ node, messageId: 'name', data: { what, name: text } })
    }

    return {
      ...onEachImport((node, specifier) => {
        const imported = importedPath(file, specifier)
        for (const { path, what, shared } of kinds) {
          if (!imported?.startsWith(`${path}/`)) continue
          const name = imported.slice(path.length + 1)
          if (!shared.includes(name))
            context.report({ node, messageId: 'import', data: { what, name } })
        }
      }),
      Literal: (node) => typeof node.value === 'string' && checkText(node, node.value),
      TemplateElement: (node) => checkText(node, node.value.cooked),
      Identifier: (node) => checkText(node, node.name),
    }
  },
}
