import { basename } from 'node:path'

/** Files are named in kebab-case, with dots before what kind they are: `die.web.tsx`, `damage.test.ts`. */
export const kebabCaseFiles = {
  meta: { type: 'suggestion', schema: [], messages: { name: 'Name "{{name}}" in kebab-case.' } },
  create(context) {
    const name = basename(context.filename)
    if (/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/.test(name)) return {}
    return { Program: (node) => context.report({ node, messageId: 'name', data: { name } }) }
  },
}
