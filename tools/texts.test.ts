import { TextName } from '@polynya/contract'
import { LANGUAGES } from '@polynya/i18n'
import { describe, expect, it } from 'vitest'
import { builtInTexts } from '../packages/server/src/areas/site/built-in-texts.ts'
import { readText } from '../packages/web/src/texts/read-text.ts'

describe.each(TextName.options)('the built-in text %s', (name) => {
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

it.each(['terms', 'privacy'] as const)('%s bears the version that accounts consent to', async (name) => {
  const markdown = await builtInTexts(name)
  for (const language of LANGUAGES) expect(markdown[language]).toContain('{version}.')
})
