import { expect, it } from 'vitest'
import { dotLines } from './dots.ts'

const point = (label: string, value: number, text = String(value)) => ({ label, value, text })

it('places the least value first and the greatest last, in lines of the width', () => {
  expect(dotLines([point('2024', 30), point('2025', 20), point('2026', 25)], 19)).toEqual([
    '2024 ··········● 30',
    '2025 ●·········· 20',
    '2026 ·····●····· 25',
  ])
})

it('has room for one dot at least, and for values that are all the same', () => {
  expect(dotLines([point('a', 5), point('b', 5)], 4)).toEqual(['a ● 5', 'b ● 5'])
  expect(dotLines([], 20)).toEqual([])
})
