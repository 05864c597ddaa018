import { expect, it } from 'vitest'
import { compareForPicture } from './share-pictures.ts'

it.each([
  [
    'a record precedes a better place',
    { records: 1, place: 2, points: 500 },
    { records: 0, place: 1, points: 700 },
  ],
  [
    'the better place precedes more points',
    { records: 0, place: 1, points: 500 },
    { records: 0, place: 2, points: 700 },
  ],
  [
    'any place precedes none',
    { records: 0, place: 40, points: null },
    { records: 0, place: null, points: null },
  ],
  ['more points precede fewer', { records: 0, place: 3, points: 501 }, { records: 0, place: 3, points: 500 }],
  ['points precede none', { records: 0, place: 3, points: 0 }, { records: 0, place: 3, points: null }],
] as const)('%s', (_title, first, second) => {
  expect([second, first].toSorted(compareForPicture)).toEqual([first, second])
  expect(compareForPicture(first, first)).toBe(0)
})
