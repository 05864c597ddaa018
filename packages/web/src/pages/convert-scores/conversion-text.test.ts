import { createFormats } from '@polynya/i18n'
import { expect, it } from 'vitest'
import { timeText } from './conversion-text.ts'

const words = { t: ((key: string, values?: object) => JSON.stringify([key, values])) as never }
const of = (typed: string) => timeText(typed, 1320, words)

it('reads points as the app shows them, in both languages', () => {
  const plain = of('12345')
  expect(plain?.isWrong).toBe(false)
  for (const shown of ['12 345', '12\u00a0345', '12\u202f345', '12,345']) expect(of(shown)).toEqual(plain)
  for (const language of ['ru', 'en'] as const) {
    expect(of(createFormats(language).number(12345))).toEqual(plain)
  }
})

it.each(['12 34', '1 2345', '1.000', '0', '123 456', '1,00'])('refuses %j as points', (typed) => {
  expect(of(typed)?.isWrong).toBe(true)
})
