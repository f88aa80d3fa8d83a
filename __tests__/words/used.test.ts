import ts from 'typescript'
import { usedKeys } from '../../scripts/words/used'

const DECLARED = `
  interface TFunction<Spaces> { (key: string, words?: object): string; readonly spaces: Spaces }
  declare function useTranslation<const S>(spaces: S): { readonly t: TFunction<S> }
`

/** What a program of one file asks for. */
function used(code: string) {
  const file = ts.createSourceFile('/app.ts', DECLARED + code, ts.ScriptTarget.ESNext, true)
  const host = {
    ...ts.createCompilerHost({}),
    getSourceFile: (name: string) => (name === '/app.ts' ? file : undefined),
    fileExists: (name: string) => name === '/app.ts',
  }
  return usedKeys(ts.createProgram(['/app.ts'], { noLib: true, strict: true }, host), () => true)
}

it('takes the first namespace for keys without one', () => {
  const { keys } = used(
    `const { t } = useTranslation(['table', 'common']); t('roll'); t('common:you')`,
  )
  expect([...keys].sort()).toEqual(['common:you', 'table:roll'])
})

it('follows the types of a choice and of a template', () => {
  const { keys } = used(`
    const { t } = useTranslation('home')
    declare const is: boolean
    declare const kind: 'aim' | 'drink'
    t(is ? 'a' : 'b')
    const asked = \`asked.\${kind}\` as const
    t(asked)
  `)
  expect([...keys].sort()).toEqual(['home:a', 'home:asked.aim', 'home:asked.drink', 'home:b'])
})

it('says where it cannot tell', () => {
  const { keys, unclear } = used(`
    const { t } = useTranslation('home')
    declare const key: string
    t(key)
  `)
  expect(keys.size).toBe(0)
  expect(unclear).toHaveLength(1)
})

it('leaves other functions alone', () => {
  expect(used(`declare function t(key: string): void; t('roll')`).keys.size).toBe(0)
})
