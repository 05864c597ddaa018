import { describe, expect, it } from 'vitest'
import { fitText, sizesFrom } from './fit-text.ts'

/** Every character is half as wide as it is high. */
const measure = (text: string, size: number) => (text.length * size) / 2
const TRIES = [...sizesFrom(40, 36), ...sizesFrom(30, 20, 2)]

describe('fitting a text', () => {
  it.each([
    ['keeps a short text at the largest size', 'Анна', { size: 40, lines: ['Анна'] }],
    ['reduces a text before it breaks it', 'Анна Петровская', { size: 38, lines: ['Анна Петровская'] }],
    [
      'breaks it between words',
      'Константинопольская Анна',
      { size: 30, lines: ['Константинопольская', 'Анна'] },
    ],
    ['ignores superfluous spaces', '  Анна   Ли ', { size: 40, lines: ['Анна Ли'] }],
    ['has no line of an empty text', ' ', { size: 40, lines: [] }],
    [
      'breaks and shortens what does not fit at the smallest size',
      'Константинопольская-Преображенская Александра-Вильгельмина',
      { size: 20, lines: ['Константинопольская-', 'Преображенская Александра-…'] },
    ],
  ])('%s', (_title, text, expected) => {
    expect(fitText(text, { tries: TRIES, width: 290 }, measure)).toEqual(expected)
  })

  it('shortens between words where it can, and leaves no punctuation before the ellipsis', () => {
    const fit = { tries: [{ size: 20, lines: 1 }], width: 190 }
    expect(fitText('Клуб «Морж» · Тюмень', fit, measure).lines).toEqual(['Клуб «Морж»…'])
  })

  it('never exceeds the width or the number of lines, and loses nothing but the end', () => {
    const random = randomFrom(7)
    const alphabet = [...'абвгдежз-  ', ...'ABCdef', '😀', '\u00a0']
    for (let round = 0; round < 500; round += 1) {
      const length = Math.floor(random() * 120)
      const text = Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('')
      const width = 60 + Math.floor(random() * 600)
      const { size, lines } = fitText(text, { tries: TRIES, width }, measure)
      const most = TRIES.find((each) => each.size === size)?.lines ?? 0
      expect(lines.length).toBeLessThanOrEqual(most)
      for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(width)
      const [shown, whole] = [lines.join(''), text].map((each) => each.replace(/\s/g, ''))
      if (shown?.endsWith('…')) expect(whole?.startsWith(shown.slice(0, -1))).toBe(true)
      else expect(shown).toBe(whole)
    }
  })
})

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
}
