import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { importedPath, onEachImport, pathFromRoot } from './paths.mjs'

/** Files among the characters that are about all of them; any other file there is one character. */
const sharedFiles = ['index', 'ids', 'ability']

const messages = {
  import: 'The rules know characters by their hooks, never "{{name}}" itself.',
  name: 'The rules name no character, so not "{{name}}": give the character a hook.',
}

function characterIdsOf(folder) {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))
  return names.filter((name) => !sharedFiles.includes(name))
}

/** In a game's rules/ nothing names a character: neither by import, nor by id, nor in a variable's name. */
export const namelessRules = {
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    const file = pathFromRoot(context)
    const game = /^src\/games\/[^/]+(?=\/rules\/)/.exec(file)?.[0]
    if (!game) return {}

    const characters = `${game}/characters`
    const ids = characterIdsOf(join(context.cwd, characters))
    const isNamed = (text) =>
      ids.some((id) => {
        const run = id.replaceAll('-', '')
        return text === id || (run !== id && text.toLowerCase().includes(run))
      })
    const checkText = (node, text) => {
      if (isNamed(text)) context.report({ node, messageId: 'name', data: { name: text } })
    }

    return {
      ...onEachImport((node, specifier) => {
        const path = importedPath(file, specifier)
        if (!path?.startsWith(`${characters}/`)) return
        const name = path.slice(characters.length + 1)
        if (!sharedFiles.includes(name))
          context.report({ node, messageId: 'import', data: { name } })
      }),
      Literal: (node) => typeof node.value === 'string' && checkText(node, node.value),
      TemplateElement: (node) => checkText(node, node.value.cooked),
      Identifier: (node) => checkText(node, node.name),
    }
  },
}
