import { describe, expect, it } from 'vitest'
import { DEFAULT_LIST_SETTINGS } from './entry-rules.ts'
import {
  hasStart,
  heatStart,
  moveStarter,
  placeLate,
  type Starter,
  type StartListRules,
  seedStartList,
} from './start-lists.ts'

const rules = (settings: Partial<StartListRules['settings']> = {}): StartListRules => ({
  distCode: '50FR',
  settings: { ...DEFAULT_LIST_SETTINGS, lanes: { first: 1, last: 4 }, ...settings },
  ageGroups: ['A1', 'B1'],
  draw: 7,
})

const starter = (entryId: number, more: Partial<Starter> = {}): Starter => ({
  entryId,
  gender: 2,
  ageGroup: 'A1',
  seedTimeCs: 3000 + entryId,
  ...more,
})

const some = (count: number, more: Partial<Starter> = {}) =>
  [...Array(count).keys()].map((index) => starter(index + 1, more))

/** `heat/lane` by entry. */
const told = (places: ReturnType<typeof seedStartList>) =>
  Object.fromEntries(places.map(({ entryId, heat, lane }) => [entryId, `${heat}/${lane}`]))

describe('seedStartList', () => {
  it('lets the slowest heat swim first, and the fastest in the middle', () => {
    expect(told(seedStartList(some(7), rules()))).toEqual({
      1: '2/2',
      2: '2/3',
      3: '2/1',
      4: '2/4',
      5: '1/2',
      6: '1/3',
      7: '1/1',
    })
  })

  it('seeds women and men apart, in the order of the event', () => {
    const both = [starter(1), starter(2, { gender: 1 })]
    expect(told(seedStartList(both, rules()))).toEqual({ 1: '1/2', 2: '2/2' })
    expect(told(seedStartList(both, rules({ order: 'menFirst' })))).toEqual({ 1: '2/2', 2: '1/2' })
  })

  it('gives each age group heats of its own where they do not mix, whoever is in none last', () => {
    const three = [starter(1, { ageGroup: null }), starter(2, { ageGroup: 'B1' }), starter(3)]
    expect(told(seedStartList(three, rules({ mixAgeGroups: false })))).toEqual({
      1: '3/2',
      2: '2/2',
      3: '1/2',
    })
  })

  it('shares the fastest among the last heats where they are circle-seeded', () => {
    const places = told(seedStartList(some(8), rules({ circleHeats: 2 })))
    expect([places[1], places[2], places[3]]).toEqual(['2/2', '1/2', '2/3'])
  })

  it('draws equal times: the same again for the same list, another for another', () => {
    const equal = some(8, { seedTimeCs: 3000 })
    const once = told(seedStartList(equal, rules()))
    expect(told(seedStartList(equal.toReversed(), rules()))).toEqual(once)
    expect(told(seedStartList(equal, { ...rules(), draw: 8 }))).not.toEqual(once)
  })

  it('puts teams together whatever their captains are', () => {
    const teams = some(3, { gender: null, ageGroup: null })
    expect(
      new Set(seedStartList(teams, { ...rules(), distCode: '4x25FR' }).map(({ heat }) => heat)).size,
    ).toBe(1)
  })

  it('starts all at once in open water, by number', () => {
    const places = seedStartList(some(9), { ...rules(), distCode: '1200OW' })
    expect(places.at(-1)).toEqual({ entryId: 9, heat: 1, lane: 9 })
  })

  it('has nothing to seed where nobody entered', () => {
    expect(seedStartList([], rules())).toEqual([])
  })
})

describe('placeLate', () => {
  const five = some(5)
  const seeded = seedStartList(five, rules())

  it('gives free lanes of the slowest heat and moves nobody', () => {
    const places = told(placeLate(seeded, [...five, starter(6)], rules()))
    expect(places[6]).toBe('1/1')
    expect(places).toMatchObject(told(seeded))
  })

  it('makes an extra heat first where the slowest is full', () => {
    const full = seedStartList(some(8), rules())
    const places = told(placeLate(full, [...some(8), starter(9), starter(10)], rules()))
    expect([places[9], places[10], places[8], places[1]]).toEqual(['1/2', '1/3', '2/4', '3/2'])
  })

  it('opens a heat for a group that had none, where it belongs', () => {
    const men = some(2, { gender: 1 })
    const places = told(placeLate(seedStartList(men, rules()), [...men, starter(3)], rules()))
    expect(places).toEqual({ 3: '1/2', 1: '2/2', 2: '2/3' })
  })

  it('keeps the lanes of those who were taken off', () => {
    const left = five.filter(({ entryId }) => entryId !== 5)
    const places = told(placeLate(seeded, [...left, starter(6)], rules()))
    expect([places[5], places[6]]).toEqual([told(seeded)[5], '1/1'])
  })
})

describe('moveStarter', () => {
  const places = seedStartList(some(5), rules())

  it('moves to a free lane', () => {
    const moved = moveStarter(places, { entryId: 1, heat: 1, lane: 4 }, rules())
    expect(moved).toContainEqual({ entryId: 1, heat: 1, lane: 4 })
  })

  it('swaps with whoever has the lane', () => {
    const moved = moveStarter(places, { entryId: 1, heat: 1, lane: 2 }, rules())
    const other = places.find(({ heat, lane }) => heat === 1 && lane === 2)
    expect(moved).toContainEqual({ ...places.find(({ entryId }) => entryId === 1), entryId: other?.entryId })
  })

  it('opens a heat after the last and closes one that is left empty', () => {
    const alone = [{ entryId: 1, heat: 1, lane: 2 }]
    expect(moveStarter(alone, { entryId: 1, heat: 2, lane: 3 }, rules())).toEqual([
      { entryId: 1, heat: 1, lane: 3 },
    ])
  })

  it.each([
    [{ entryId: 1, heat: 1, lane: 5 }, 'lane_outside'],
    [{ entryId: 1, heat: 4, lane: 1 }, 'heat_outside'],
    [{ entryId: 99, heat: 1, lane: 2 }, 'lane_taken'],
  ] as const)('refuses %o: %s', (to, problem) => {
    expect(moveStarter(places, to, rules())).toBe(problem)
  })
})

it('starts heats one after the other', () => {
  const startsAt = new Date('2026-02-21T07:00:00Z')
  expect(heatStart(startsAt, 3, 4)).toEqual(new Date('2026-02-21T07:08:00Z'))
  expect(heatStart(null, 3, 4)).toBeNull()
})

it('has no start for what is not swum', () => {
  expect([hasStart('50FR'), hasStart('YS'), hasStart('G-DNR'), hasStart('J3K')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
