import ts from 'typescript'

/** The keys that a program asks for, and the places where the compiler cannot tell which. */
export interface Used {
  readonly keys: ReadonlySet<string>
  readonly unclear: readonly string[]
}

/**
 * Which texts a program uses. Keys are typed, so the compiler knows for every `t(…)`, even one
 * with a template: the type of the first argument is the set of keys that it can be.
 */
export function usedKeys(program: ts.Program, isOurs: (fileName: string) => boolean): Used {
  const checker = program.getTypeChecker()
  const keys = new Set<string>()
  const unclear: string[] = []
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    if (!ts.isCallExpression(node)) return
    const space = defaultSpace(checker, checker.getTypeAtLocation(node.expression))
    const [asked] = node.arguments
    if (space === null || !asked) return
    const found = literalsOf(checker.getTypeAtLocation(asked))
    if (found === null) unclear.push(placeOf(asked))
    else for (const key of found) keys.add(key.includes(':') ? key : `${space}:${key}`)
  }
  for (const file of program.getSourceFiles()) if (isOurs(file.fileName)) visit(file)
  return { keys, unclear }
}

/** The namespace of keys without one; null if what is called is not a translating function. */
function defaultSpace(checker: ts.TypeChecker, callee: ts.Type): string | null {
  if (callee.symbol?.name !== 'TFunction') return null
  const [spaces] = callee.aliasTypeArguments ?? checker.getTypeArguments(callee as ts.TypeReference)
  if (!spaces) return null
  if (spaces.isStringLiteral()) return spaces.value
  const [first] = checker.getTypeArguments(spaces as ts.TypeReference)
  return first?.isStringLiteral() ? first.value : null
}

function literalsOf(type: ts.Type): readonly string[] | null {
  const parts = type.isUnion() ? type.types : [type]
  const texts = parts.map((part) => (part.isStringLiteral() ? part.value : null))
  return texts.every((text) => text !== null) ? texts : null
}

function placeOf(node: ts.Node): string {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart())
  return `${file.fileName}:${line + 1}`
}
