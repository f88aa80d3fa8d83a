/**
 * Lints texts as if they stood in the named files, with the repository's own configuration: reads `[{ path, code }]`
 * from standard input, writes the ids of the rules that complained. A process of its own, because ESLint loads its
 * configuration by a dynamic import, which Jest's sandbox refuses. Rules that need type information are left out: the
 * files do not exist.
 */
import { text } from 'node:stream/consumers'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'

const eslint = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked })
const complaints = []
for (const { path, code } of JSON.parse(await text(process.stdin))) {
  const [result] = await eslint.lintText(code, { filePath: path })
  complaints.push(result.messages.map((message) => message.ruleId ?? message.message))
}
process.stdout.write(JSON.stringify(complaints))
