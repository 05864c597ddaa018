import { TextName } from '@polynya/contract'
import { LANGUAGES } from '@polynya/i18n'
import { catalogues } from '@polynya/i18n/catalogues'
import { describe, expect, it } from 'vitest'
import { builtInTexts } from '../packages/server/src/areas/site/built-in-texts.ts'
import { readText } from '../packages/web/src/features/texts/read-text.ts'

describe.each(TextName.options)('The built-in text %s', (name) => {
  it('has the same anchors and lists in every language', async () => {
    const markdown = await builtInTexts(name)
    const [first, ...others] = LANGUAGES.map((language) =>
      readText(markdown[language]).sections.map(({ id, blocks }) => [
        id,
        blocks.map((block) => (block.kind === 'list' ? block.items.length : 0)),
      ]),
    )
    for (const other of others) expect(other).toEqual(first)
  })
})

it.each(['terms', 'privacy'] as const)('is in %s the version that accounts consent to', async (name) => {
  const markdown = await builtInTexts(name)
  for (const language of LANGUAGES) expect(markdown[language]).toContain('{version}.')
})

describe.each(LANGUAGES)('the description of registration in %s', (language) => {
  it('quotes the states of registration as events show them', async () => {
    const markdown = (await builtInTexts('process'))[language]
    const dates = markdown.split('## ').find((section) => section.includes('{#dates}')) ?? ''
    const quotes = [...dates.matchAll(/[«“](.+?)[»”]/g)].map(([, quote = '']) => quote)
    const shown = Object.values(catalogues[language].sport.registration).map((text) =>
      text.replaceAll('\xa0', ' '),
    )
    expect(quotes.length).toBeGreaterThan(8)
    for (const quote of quotes) {
      const pattern = new RegExp(`^${quote.replaceAll('…', '.+')}`)
      expect(
        shown.some((text) => pattern.test(text)),
        quote,
      ).toBe(true)
    }
  })
})
