import { A_START_LIST } from '@polynya/testkit'
import { describe, expect, it } from 'vitest'
import { foundStarts } from './found-starts.ts'

const namesOf = (query: string) =>
  foundStarts([A_START_LIST], query).map(({ starter, heat, lane }) => [starter.lastName, heat?.heat, lane])

describe('a name in the start lists', () => {
  it('is found in either script, order and keyboard layout, with heat and lane', () => {
    const [found] = namesOf('петр')
    expect(found).toBeDefined()
    expect(namesOf('Анна Петрова')).toContainEqual(found)
    expect(namesOf('petrova')).toContainEqual(found)
    expect(namesOf('gtnhjdf')).toContainEqual(found)
  })

  it('is not found by other words, nor by none', () => {
    expect(namesOf('Петрова Борис')).toEqual([])
    expect(namesOf(' ')).toEqual([])
  })
})
