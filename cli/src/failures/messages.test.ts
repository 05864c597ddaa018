import { FIELD_REASONS, REASONS, type Reason } from '@polynya/contract'
import { catalogues, type Translate } from '@polynya/i18n/catalogues'
import { cliWords } from '@polynya/i18n/cli'
import { ApiError } from '@polynya/sdk/light'
import { describe, expect, it } from 'vitest'
import { failureLines } from './describe-failure.ts'

/** Keys and texts of a catalogue. */
const textsOf = (catalogue: object, prefix: string): [string, string][] =>
  Object.entries(catalogue).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : textsOf(value as object, `${prefix}${key}.`),
  )

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name)

describe.each(['ru', 'en'] as const)('messages in %s', (language) => {
  const { cli, errors } = catalogues[language]

  it('have no raw placeholder once their values are given', async () => {
    const t = (await cliWords(language)) as Translate & ((key: string, values: object) => string)
    for (const [key, text] of [...textsOf(cli, 'cli:'), ...textsOf(errors, 'errors:')]) {
      const values = Object.fromEntries(placeholders(text).map((name) => [name, 7]))
      expect(t(key, values), key).not.toMatch(/\{\{|\}\}/)
    }
  })

  it('have none for a failure of any reason whose values are missing', async () => {
    const t = await cliWords(language)
    const issues = FIELD_REASONS.map((reason) => ({ path: 'name', reason }))
    for (const reason of Object.keys(REASONS) as Reason[]) {
      const problem = new ApiError({ kind: 'http', endpoint: 'events.get', status: 409, reason, issues })
      expect(failureLines(problem, t).join(' '), reason).not.toMatch(/\{\{|\}\}/)
    }
  })
})
