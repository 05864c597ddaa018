import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { legDistance } from './distances.ts'
import { DEFAULT_ENTRY_RULES } from './entry-rules.ts'
import {
  AGE_SUMS_MASTERS,
  memberIssues,
  TEAM_CODE,
  TEAM_CODES,
  type TeamMember,
  teamCode,
  teamDeadline,
  teamGaps,
  teamNameProblem,
  teamSums,
} from './teams.ts'

const member = (stageId: number, more: Partial<TeamMember> = {}): TeamMember => ({
  stageId,
  swimmer: `SWIM00000${stageId}`,
  gender: stageId % 2 ? 1 : 2,
  age: 30 + stageId,
  seedTimeCs: 1500 + stageId,
  ...more,
})
const FOUR = [member(1), member(2), member(3), member(4)]

const distance = { distCode: '4x25FR', gender: 0, minAge: null, maxAge: null } as const
const relay = { ...DEFAULT_ENTRY_RULES.relay, maxReserves: 1 }
const NONE: ReadonlySet<string> = new Set()
const rules = { distance, relay, ageGroups: [], taken: NONE, unranked: NONE, undocumented: NONE }
const problems = (members: TeamMember[], change: Partial<typeof rules> | object = {}) =>
  memberIssues(members, { ...rules, ...change }).map(({ index, problem, limit }) =>
    [index, problem, ...(limit === undefined ? [] : [limit])].join(' '),
  )

describe('A team code', () => {
  it('is four Latin letters, distinct for every number', () => {
    expect([0, 1, 26, TEAM_CODES - 1].map(teamCode)).toEqual(['AAAA', 'AAAB', 'AABA', 'ZZZZ'])
    const number = fc.integer({ min: 0, max: TEAM_CODES - 1 })
    fc.assert(fc.property(number, (n) => TEAM_CODE.test(teamCode(n))))
    fc.assert(fc.property(number, number, (a, b) => a === b || teamCode(a) !== teamCode(b)))
  })
})

describe("A team's name", () => {
  it.each(['Моржи', 'Моржи-2', 'Walrus Club', 'Кубань 1', 'СШОР им. Попова'])('may be %s', (name) => {
    expect(teamNameProblem(name)).toBeNull()
  })

  it.each([
    [' Моржи', 'name_leading_space'],
    ['Моржи ', 'name_trailing_space'],
    ['Моржи  Тюмени', 'name_double_space'],
    ['Моржи!', 'name_special_characters'],
    ['<Моржи>', 'name_special_characters'],
    ['...', 'name_special_characters'],
  ])('is not %j: %s', (name, problem) => {
    expect(teamNameProblem(name)).toBe(problem)
  })
})

describe('The members of a team', () => {
  it('may be four and as many reserves as the event allows', () => {
    expect(problems([...FOUR, member(5)])).toEqual([])
    expect(problems([...FOUR, member(6)])).toEqual(['4 stage_too_large 5'])
  })

  it('are distinct and on distinct stages', () => {
    expect(problems([member(1), member(1, { swimmer: 'OTHER1' })])).toEqual(['1 stage_repeated'])
    expect(problems([member(1), member(2, { swimmer: 'SWIM000001' })])).toEqual(['1 member_repeated'])
  })

  it('swim in no other team of the distance, unless the event allows it', () => {
    const taken = new Set(['SWIM000003'])
    expect(problems(FOUR, { taken })).toEqual(['2 member_in_team'])
    expect(problems(FOUR, { taken, relay: { ...relay, oneTeamPerSwimmer: false } })).toEqual([])
  })

  it('have the rank and the documents that the event requires', () => {
    const [one, two] = FOUR.map(({ swimmer }) => String(swimmer))
    const change = { unranked: new Set([one]), undocumented: new Set([two]) }
    expect(problems(FOUR, change)).toEqual(['0 rank_too_low', '1 admission_missing'])
  })

  it('are from 11 to 99 years old, in an age group of the event where it has groups', () => {
    expect(problems([member(1, { age: 10 }), member(2, { age: 100 })])).toEqual([
      '0 age_too_low 11',
      '1 age_too_high 99',
    ])
    const ageGroups = [{ code: '18+', minAge: 18, maxAge: null }]
    expect(problems([member(1, { age: 17 }), member(2)], { ageGroups })).toEqual(['0 age_without_group'])
  })

  it('have the gender and the ages of the distance', () => {
    expect(problems(FOUR, { distance: { ...distance, gender: 1 } })).toEqual([
      '1 member_gender',
      '3 member_gender',
    ])
    expect(problems(FOUR, { distance: { ...distance, minAge: 32, maxAge: 33 } })).toEqual([
      '0 member_too_young 32',
      '3 member_too_old 33',
    ])
  })
})

describe('The gaps of a team', () => {
  const gaps = (members: TeamMember[], mix = { minMen: 0, minWomen: 0 }) =>
    teamGaps(members, '4x25FR', mix).map(({ gap, missing }) => `${gap} ${missing}`)

  it('are missing swimmers of its legs, whatever its reserves', () => {
    expect(gaps([member(1), member(3), member(5)])).toEqual(['legs_missing 2'])
    expect(gaps(FOUR)).toEqual([])
  })

  it('are missing men and women, without counting reserves', () => {
    const men = FOUR.map((each) => ({ ...each, gender: 1 as const }))
    expect(gaps([...men, member(5, { gender: 2 })], { minMen: 1, minWomen: 1 })).toEqual(['women_missing 1'])
  })
})

describe('The totals of a team', () => {
  it('are those of its legs', () => {
    const sums = teamSums([...FOUR, member(5)], '4x25FR', AGE_SUMS_MASTERS)
    expect(sums).toEqual({
      memberCount: 4,
      sumAge: 31 + 32 + 33 + 34,
      ageGroup: AGE_SUMS_MASTERS[1],
      sumSeedTimeCs: 6010,
    })
  })

  it('have no time while a declared time is missing, and no group while a swimmer is missing', () => {
    const [first, ...others] = FOUR
    expect(teamSums([member(1, { seedTimeCs: null }), ...others], '4x25FR').sumSeedTimeCs).toBeNull()
    const three = teamSums(others, '4x25FR', AGE_SUMS_MASTERS)
    expect(three).toEqual({ memberCount: 3, sumAge: 99, ageGroup: null, sumSeedTimeCs: null })
    expect(first).toBeDefined()
  })
})

describe('The distance of a leg', () => {
  it('determines the declared time of its swimmer', () => {
    expect([1, 2, 3, 4].map((stage) => legDistance('4x25MX', stage))).toEqual([
      '25FLY',
      '25BR',
      '25FR',
      '25FR',
    ])
    expect([1, 5].map((stage) => legDistance('4x25BR', stage))).toEqual(['25BR', '25BR'])
    expect(legDistance('4x25MX', 5)).toBeNull()
    expect(legDistance('50FR', 1)).toBeNull()
  })
})

describe('The deadline of a team', () => {
  it('is its own, else the end of registration of the relays, else of the event', () => {
    const [own, offer, event] = ['2026-02-20', '2026-02-10', '2026-02-15'].map((day) => new Date(day))
    const deadline = (change: object) =>
      teamDeadline({ teamsUntil: null, offerCloses: null, eventCloses: event ?? null, ...change })
    expect(deadline({ teamsUntil: own, offerCloses: offer })).toBe(own)
    expect(deadline({ offerCloses: offer })).toBe(offer)
    expect(deadline({})).toBe(event)
    expect(deadline({ eventCloses: null })).toBeNull()
  })
})
