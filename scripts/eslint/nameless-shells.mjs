import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathFromRoot } from './paths.mjs'

const messages = {
  name: 'A feature names no game, so not "{{name}}": ask the face of the game, or have a record for each game in boards.',
}

/** A game has a folder in src/games. */
const gamesIn = (root) =>
  readdirSync(join(root, 'src/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** In features/ nothing names a game: neither in a text (an id, an address, a room of words) nor by a record of all games. */
export const namelessShells = {
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    if (!pathFromRoot(context).startsWith('src/features/')) return {}

    const games = gamesIn(context.cwd)
    const isNamed = (text) => text.split(/[/:.?#]/).some((part) => games.includes(part))
    const report = (node, name) => context.report({ node, messageId: 'name', data: { name } })
    // An icon is a picture: dice stand for whatever chance decides.
    const isIcon = (node) =>
      context.sourceCode
        .getAncestors(node)
        .some(({ type, name }) => type === 'JSXAttribute' && name.name === 'icon')
    const isImport = ({ parent }) => /^(Import|Export)/.test(parent.type)

    return {
      Literal: (node) => {
        const { value } = node
        const isText = typeof value === 'string' && !isImport(node)
        if (isText && isNamed(value) && !isIcon(node)) report(node, value)
      },
      TemplateElement: (node) => isNamed(node.value.cooked) && report(node, node.value.cooked),
      ObjectExpression: (node) => {
        const keys = node.properties.map(({ key }) => key?.name)
        if (games.every((game) => keys.includes(game))) report(node, games.join(', '))
      },
    }
  },
}
