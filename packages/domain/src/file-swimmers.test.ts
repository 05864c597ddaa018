import { describe, expect, it } from 'vitest'
import {
  type FileSwimmer,
  isUncertainMatch,
  type KnownSwimmer,
  matchScore,
  swimmerFinder,
} from './file-swimmers.ts'

const anna: KnownSwimmer = {
  ...{ id: 1, iwsaid: 'SMIR000001', firstName: 'Anna', lastName: 'Smirnova', gender: 2, dob: '1980-04-12' },
  ...{ nativeFirstName: 'Анна', nativeLastName: 'Смирнова' },
}
const found = (more: Partial<FileSwimmer> = {}): FileSwimmer => ({
  ...{ registryId: null, firstName: 'Anna', lastName: 'Smirnova', gender: 2, birthYear: 1980 },
  ...{ otherFirstName: null, otherLastName: null, ...more },
})

describe('a swimmer of a file', () => {
  it.each([
    ['the registry ID and the name', found({ registryId: 'SMIR000001' }), 100],
    [
      'the registry ID, of a file without birth dates',
      found({ registryId: 'SMIR000001', birthYear: null }),
      100,
    ],
    [
      'the registry ID, of a file without names',
      found({ registryId: 'SMIR000001', lastName: '', firstName: '', birthYear: null }),
      100,
    ],
    ['the registry ID and another name', found({ registryId: 'SMIR000001', lastName: 'Volkova' }), 60],
    ['the name and the year', found(), 95],
    ['the native name', found({ firstName: 'Анна', lastName: 'Смирнова' }), 95],
    [
      'the second spelling',
      found({ lastName: 'Anders', otherFirstName: 'Анна', otherLastName: 'Смирнова' }),
      95,
    ],
    ['names in the other order', found({ firstName: 'Smirnova', lastName: 'Anna' }), 90],
    ['a name with a typo', found({ lastName: 'Smirnova', firstName: 'Arna' }), 75],
    ['the name alone', found({ birthYear: null }), 75],
    ['a name with a typo alone', found({ birthYear: null, firstName: 'Arna' }), 55],
    ['another year', found({ birthYear: 1981 }), null],
    ['another gender', found({ gender: 1 }), null],
    ['no gender', found({ gender: 0 }), 95],
    ['another name', found({ lastName: 'Volkova' }), null],
  ])('has a score by %s', (_, swimmer, score) => {
    expect(matchScore(swimmer, anna)).toBe(score)
  })

  it('is found by the best score, and not at all where two have it', () => {
    const twin = { ...anna, id: 2, iwsaid: 'SMIR000002' }
    expect(swimmerFinder([anna])(found())).toEqual({ swimmer: anna, score: 95 })
    expect(swimmerFinder([anna, twin])(found())).toBeNull()
    expect(swimmerFinder([anna, twin])(found({ registryId: 'SMIR000002' }))).toEqual({
      swimmer: twin,
      score: 100,
    })
    expect(swimmerFinder([anna])(found({ birthYear: null, firstName: 'Arna' }))).toBeNull()
    expect(swimmerFinder([])(found())).toBeNull()
  })
})

it.each([
  [null, false],
  [94, true],
  [95, false],
  [100, false],
])('a match with the score %s is uncertain: %s', (score, isUncertain) => {
  expect(isUncertainMatch(score)).toBe(isUncertain)
})
