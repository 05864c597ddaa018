import { describe, expect, it } from 'vitest'
import {
  divisionProblem,
  type EnteredDistance,
  type Entrant,
  type EntryTerms,
  entryProblem,
} from './eligibility.ts'

const ANNA: Entrant = { gender: 2, age: 34, rank: null, entered: [], captained: [], missing: [] }
const DISTANCE: EnteredDistance = { distCode: '50BR', gender: 2, minAge: 14, maxAge: 60 }
const TERMS: EntryTerms = {
  offer: {
    kind: 'individual',
    regStartDate: new Date('2026-01-10T00:00:00Z'),
    regEndDate: new Date('2026-01-20T00:00:00Z'),
  },
  ageGroups: [],
  minRank: null,
  uqDistPerEvent: null,
  admissionsAt: 'entry',
  now: new Date('2026-01-16T09:00:00Z'),
  today: '2026-01-16',
  anyTime: false,
}

interface Changes {
  readonly anna?: Partial<Entrant>
  readonly distance?: Partial<EnteredDistance>
  readonly terms?: Partial<EntryTerms>
}

const problem = ({ anna, distance, terms }: Changes = {}) =>
  entryProblem({ ...ANNA, ...anna }, { ...DISTANCE, ...distance }, { ...TERMS, ...terms })

describe('entryProblem', () => {
  it('is null for a swimmer who fulfils all conditions', () => {
    expect(problem()).toBeNull()
    expect(problem({ distance: { gender: 0 } })).toBeNull()
  })

  it('reports another gender, and an age outside either bound', () => {
    expect(problem({ anna: { gender: 1 } })).toBe('distance_gender')
    expect([13, 14, 60, 61].map((age) => problem({ anna: { age } }))).toEqual([
      'distance_age',
      null,
      null,
      'distance_age',
    ])
  })

  it('admits ages from 11 to 99 that an age group covers, where the event has groups', () => {
    const distance = { minAge: null, maxAge: null }
    const of = (age: number, ageGroups: EntryTerms['ageGroups'] = []) =>
      problem({ anna: { age }, distance, terms: { ageGroups } })
    expect([10, 11, 99, 100].map((age) => of(age))).toEqual(['age_too_low', null, null, 'age_too_high'])
    const adults = [{ code: '18+', minAge: 18, maxAge: null }]
    expect([of(17, adults), of(18, adults)]).toEqual(['age_without_group', null])
    expect(problem({ anna: { age: 10 }, distance: { ...distance, distCode: 'G-DNR' } })).toBeNull()
  })

  it('applies the window of the offer, except to administrators', () => {
    const late = { now: new Date('2026-01-20T00:00:01Z') }
    expect(problem({ terms: late })).toBe('offer_closed')
    expect(problem({ terms: { now: new Date('2026-01-09T23:59:59Z') } })).toBe('offer_closed')
    expect(problem({ terms: { ...late, anyTime: true } })).toBeNull()
  })

  it('allows one team of a captain on a relay of an offer', () => {
    const relay = { distCode: '4x25FR', gender: 0 } as const
    const offer = { ...TERMS.offer, kind: 'relay' } as const
    const ask = (captained: Entrant['captained']) =>
      problem({ anna: { captained }, distance: relay, terms: { offer } })
    expect([ask([]), ask(['4x25BR']), ask(['4x25FR'])]).toEqual([null, null, 'captain_has_team'])
    expect(problem({ anna: { captained: ['50BR'] } })).toBeNull()
  })

  it('requires a rank that has not expired', () => {
    const minRank = 'II' as const
    expect(problem({ terms: { minRank } })).toBe('rank_too_low')
    expect(
      problem({ anna: { rank: { sportRank: 'III', validFrom: '2025-06-01' } }, terms: { minRank } }),
    ).toBe('rank_too_low')
    expect(
      problem({ anna: { rank: { sportRank: 'I', validFrom: '2025-06-01' } }, terms: { minRank } }),
    ).toBeNull()
    expect(problem({ anna: { rank: { sportRank: 'I', validFrom: '2020-06-01' } }, terms: { minRank } })).toBe(
      'rank_too_low',
    )
    expect(
      problem({ anna: { rank: { sportRank: 'MS', validFrom: '2001-06-01' } }, terms: { minRank } }),
    ).toBeNull()
  })

  it('counts different individual distances, not relays', () => {
    const entered = ['25FR', '50BR'] as const
    expect(problem({ anna: { entered }, terms: { uqDistPerEvent: 2 } })).toBeNull()
    expect(
      problem({ anna: { entered }, distance: { distCode: '100FR' }, terms: { uqDistPerEvent: 2 } }),
    ).toBe('too_many_distances')
    for (const distCode of ['G-DNR', 'GTO', 'J3K'] as const) {
      expect(problem({ anna: { entered }, distance: { distCode }, terms: { uqDistPerEvent: 2 } })).toBeNull()
    }
    const dinners = ['G-DNR', 'G-BQ', 'TShow', '25FR'] as const
    expect(problem({ anna: { entered: dinners }, terms: { uqDistPerEvent: 2 } })).toBeNull()
    const relay = { ...TERMS.offer, kind: 'relay' } as const
    expect(
      problem({
        anna: { entered },
        distance: { distCode: '4x25FR' },
        terms: { uqDistPerEvent: 2, offer: relay },
      }),
    ).toBeNull()
  })

  it('reports documents last, only if required at entry, and not for administrators, who see them at the desk', () => {
    const anna = { missing: ['medical'] as const }
    expect(problem({ anna })).toBe('admission_missing')
    expect(problem({ anna, distance: { gender: 1 } })).toBe('distance_gender')
    expect(problem({ anna, terms: { admissionsAt: 'desk' } })).toBeNull()
    expect(problem({ anna, terms: { anyTime: true } })).toBeNull()
  })
})

describe('divisionProblem', () => {
  it('requires one of the existing divisions', () => {
    expect(divisionProblem([], null)).toBeNull()
    expect(divisionProblem(['общий'], 'общий')).toBeNull()
    expect(divisionProblem(['общий'], null)).toBe('division_required')
    expect(divisionProblem(['общий'], 'гидрокостюм')).toBe('division_unknown')
    expect(divisionProblem([], 'общий')).toBe('division_unknown')
  })
})
