import { expect, it } from 'vitest'
import { changesOf, draftOf, keyOf, wrongKeys } from './base-results-draft.ts'

const saved = draftOf([
  { gender: 2, distCode: '25FR', result: '00:13.20' },
  { gender: 1, distCode: '25FR', result: '00:11.50' },
])

it('sends what differs: a new time, a changed one, an emptied one', () => {
  const draft = {
    ...saved,
    [keyOf('25FR', 2)]: ' 0:13.08',
    [keyOf('25FR', 1)]: '',
    [keyOf('50BR', 1)]: '00:30,20',
  }
  expect(changesOf(saved, draft)).toEqual([
    { gender: 1, distCode: '25FR', result: null },
    { gender: 2, distCode: '25FR', result: '00:13.08' },
    { gender: 1, distCode: '50BR', result: '00:30.20' },
  ])
})

it('sends nothing where the same time was typed in another form', () => {
  expect(changesOf(saved, { ...saved, [keyOf('25FR', 2)]: '0:13,20' })).toEqual([])
})

it('names texts that are not times, and never sends them', () => {
  const draft = { ...saved, [keyOf('25FR', 2)]: '13 seconds' }
  expect(wrongKeys(draft)).toEqual([keyOf('25FR', 2)])
  expect(changesOf(saved, draft)).toEqual([])
})
