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
  divisions: ['wetsuit', 'open'],
  draw: 7,
})

const starter = (entryId: number, more: Partial<Starter> = {}): Starter => ({
  entryId,
  gender: 2,
  ageGroup: 'A1',
  division: null,
  seedTimeCs: 3000 + entryId,
  number: 100 - entryId,
  scratched: false,
  ...more,
})

const some = (count: number, more: Partial<Starter> = {}) =>
  [...Array(count).keys()].map((index) => starter(index + 1, more))

/** `heat/lane` by entry. */
const lanesOf = (places: ReturnType<typeof seedStartList>) =>
  Object.fromEntries(places.map(({ entryId, heat, lane }) => [entryId, `${heat}/${lane}`]))

describe('seedStartList', () => {
  it('lets the slowest heat swim first, and the fastest in the middle', () => {
    expect(lanesOf(seedStartList(some(7), rules()))).toEqual({
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
    expect(lanesOf(seedStartList(both, rules()))).toEqual({ 1: '1/2', 2: '2/2' })
    expect(lanesOf(seedStartList(both, rules({ order: 'menFirst' })))).toEqual({ 1: '2/2', 2: '1/2' })
  })

  it('gives each age group its own heats if groups do not mix, and those in no group the last ones', () => {
    const three = [starter(1, { ageGroup: null }), starter(2, { ageGroup: 'B1' }), starter(3)]
    expect(lanesOf(seedStartList(three, rules({ mixAgeGroups: false })))).toEqual({
      1: '3/2',
      2: '2/2',
      3: '1/2',
    })
  })

  it('gives each division its own heats on request, in the order of the distance', () => {
    const two = [starter(1, { division: 'open' }), starter(2, { division: 'wetsuit' })]
    expect(lanesOf(seedStartList(two, rules({ byDivision: true })))).toEqual({ 1: '2/2', 2: '1/2' })
    expect(lanesOf(seedStartList(two, rules()))).toEqual({ 1: '1/2', 2: '1/3' })
  })

  it('uses the lanes that are not excluded, in the order of the rules', () => {
    const chosen = rules({ excludedLanes: [2], laneOrder: [4, 1] })
    expect(lanesOf(seedStartList(some(3), chosen))).toEqual({ 1: '1/4', 2: '1/1', 3: '1/3' })
  })

  it('fills a heat of few up to the minimum of the rules', () => {
    const heats = (minimumInHeat: number) =>
      seedStartList(some(5), rules({ minimumInHeat })).filter(({ heat }) => heat === 1).length
    expect([heats(1), heats(2)]).toEqual([1, 2])
  })

  it('shares the fastest among the last heats where they are circle-seeded', () => {
    const places = lanesOf(seedStartList(some(8), rules({ circleHeats: 2 })))
    expect([places[1], places[2], places[3]]).toEqual(['2/2', '1/2', '2/3'])
  })

  it('draws equal times: the same again for the same list, another for another', () => {
    const equal = some(8, { seedTimeCs: 3000 })
    const once = lanesOf(seedStartList(equal, rules()))
    expect(lanesOf(seedStartList(equal.toReversed(), rules()))).toEqual(once)
    expect(lanesOf(seedStartList(equal, { ...rules(), draw: 8 }))).not.toEqual(once)
  })

  it('puts teams together whatever their captains are', () => {
    const teams = some(3, { gender: null, ageGroup: null })
    expect(
      new Set(seedStartList(teams, { ...rules(), distCode: '4x25FR' }).map(({ heat }) => heat)).size,
    ).toBe(1)
  })

  it.each(['1200OW', 'SL'] as const)(
    'makes one list by competition number of the mass start %s',
    (distCode) => {
      const both = [
        starter(1, { number: 31 }),
        starter(2, { gender: 1, number: 7 }),
        starter(3, { number: 12 }),
      ]
      expect(seedStartList(both, { ...rules({ mixAgeGroups: false }), distCode })).toEqual([
        { entryId: 2, heat: 1, lane: 7 },
        { entryId: 3, heat: 1, lane: 12 },
        { entryId: 1, heat: 1, lane: 31 },
      ])
    },
  )

  it('leaves scratched starters out', () => {
    const places = seedStartList([starter(1, { scratched: true }), starter(2)], rules())
    expect(places).toEqual([{ entryId: 2, heat: 1, lane: 2 }])
  })

  it('seeds an empty list for a distance without entries', () => {
    expect(seedStartList([], rules())).toEqual([])
  })
})

describe('placeLate', () => {
  const five = some(5)
  const seeded = seedStartList(five, rules())

  it('gives free lanes of the slowest heat and moves no other starter', () => {
    const places = lanesOf(placeLate(seeded, [...five, starter(6)], rules()))
    expect(places[6]).toBe('1/1')
    expect(places).toMatchObject(lanesOf(seeded))
  })

  it('adds a heat at the end where no lane is free, so that no heat changes its number', () => {
    const both = [...some(8), starter(11, { gender: 1 })]
    const full = seedStartList(both, rules())
    const places = lanesOf(placeLate(full, [...both, starter(9), starter(10)], rules()))
    expect([places[9], places[10], places[11]]).toEqual(['4/2', '4/3', '3/2'])
    expect(places).toMatchObject(lanesOf(full))
  })

  it('adds the heat before the others of the group where a draft is to have it there', () => {
    const full = seedStartList(some(8), rules())
    const first = { ...rules(), extraHeat: 'first' } as const
    const places = lanesOf(placeLate(full, [...some(8), starter(9), starter(10)], first))
    expect([places[9], places[10], places[8], places[1]]).toEqual(['1/2', '1/3', '2/4', '3/2'])
    const men = some(2, { gender: 1 })
    expect(lanesOf(placeLate(seedStartList(men, rules()), [...men, starter(3)], first))).toEqual({
      3: '1/2',
      1: '2/2',
      2: '2/3',
    })
  })

  it('uses a free lane of any heat of the group before it adds one', () => {
    const eight = some(8)
    const left = eight.filter(({ entryId }) => entryId !== 1)
    const places = lanesOf(placeLate(seedStartList(eight, rules()), [...left, starter(9)], rules()))
    expect([places[9], places[8]]).toEqual(['2/2', '1/4'])
  })

  it('gives the lanes of cancelled and scratched entries to late ones', () => {
    const eight = some(8)
    const full = seedStartList(eight, rules())
    const left = eight
      .filter(({ entryId }) => entryId !== 5)
      .map((each) => ({ ...each, scratched: each.entryId === 6 }))
    const places = lanesOf(placeLate(full, [...left, starter(9), starter(10)], rules()))
    expect([places[9], places[10]]).toEqual(['1/2', '1/3'])
    expect([places[5], places[6]]).toEqual([undefined, undefined])
    expect([places[7], places[1]]).toEqual(['1/1', '2/2'])
  })

  it('adds a late entry of a mass start by its number', () => {
    const open = { ...rules(), distCode: '1200OW' } as const
    const before = seedStartList(some(2), open)
    expect(lanesOf(placeLate(before, [...some(2), starter(3, { number: 120 })], open))).toEqual({
      1: '1/99',
      2: '1/98',
      3: '1/120',
    })
  })
})

describe('moveStarter', () => {
  const places = seedStartList(some(5), rules())
  const open = { ...rules(), scratched: new Set<number>() }

  it('gives the lane of a scratched starter to one without a lane', () => {
    const there = places.find(({ heat, lane }) => heat === 1 && lane === 2)?.entryId ?? 0
    const to = { entryId: 99, heat: 1, lane: 2 }
    const moved = moveStarter(places, to, { ...open, scratched: new Set([there]) })
    expect(moved).toContainEqual(to)
    expect(moved).toHaveLength(places.length)
  })

  it('refuses moves in a mass start', () => {
    const distCode = '1200OW'
    const to = { entryId: 1, heat: 1, lane: 2 }
    expect(moveStarter(seedStartList(some(5), { ...open, distCode }), to, { ...open, distCode })).toBe(
      'lane_outside',
    )
  })

  it('moves to a free lane', () => {
    const moved = moveStarter(places, { entryId: 1, heat: 1, lane: 4 }, open)
    expect(moved).toContainEqual({ entryId: 1, heat: 1, lane: 4 })
  })

  it('swaps with the starter of the lane', () => {
    const moved = moveStarter(places, { entryId: 1, heat: 1, lane: 2 }, open)
    const other = places.find(({ heat, lane }) => heat === 1 && lane === 2)
    expect(moved).toContainEqual({ ...places.find(({ entryId }) => entryId === 1), entryId: other?.entryId })
  })

  it('opens a heat after the last and closes one that is left empty', () => {
    const alone = [{ entryId: 1, heat: 1, lane: 2 }]
    expect(moveStarter(alone, { entryId: 1, heat: 2, lane: 3 }, open)).toEqual([
      { entryId: 1, heat: 1, lane: 3 },
    ])
  })

  it.each([
    [{ entryId: 1, heat: 1, lane: 5 }, 'lane_outside'],
    [{ entryId: 1, heat: 4, lane: 1 }, 'heat_outside'],
    [{ entryId: 99, heat: 1, lane: 2 }, 'lane_taken'],
  ] as const)('refuses %o: %s', (to, problem) => {
    expect(moveStarter(places, to, open)).toBe(problem)
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
