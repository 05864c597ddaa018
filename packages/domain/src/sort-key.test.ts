import { expect, it } from 'vitest'
import { sortKey } from './sort-key.ts'

const SORTED = [
  '3-й этап',
  '12-й этап',
  'Елочный кубок',
  'Ёлочный кубок 2',
  'Ёлочный кубок 10',
  'кубок Волги',
  'Кубок Урала',
  'Янтарный кубок',
  'Arctic Cup',
  'baltic Cup',
]

it('sorts names as a Russian reader expects', () => {
  const byKey = (one: string, other: string) => (sortKey(one) < sortKey(other) ? -1 : 1)
  expect(SORTED.toReversed().sort(byKey)).toEqual(SORTED)
})

it('agrees with the Russian collation of the platform', () => {
  const { compare } = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' })
  expect(SORTED.toReversed().sort(compare)).toEqual(SORTED)
})
