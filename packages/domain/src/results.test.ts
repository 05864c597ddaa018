import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DistCode } from './distances.ts'
import { DISQUALIFICATION_CODES, INFRINGEMENT_CODES, INFRINGEMENTS, PENALTY_CODES } from './infringements.ts'
import { formatRaceTime, MAX_RESULT_TIME_CS, parseRaceTime, parseResultTime } from './race-time.ts'
import {
  type EnteredResult,
  entriesAgree,
  finalTimeCs,
  type Penalty,
  parseDeskTime,
  penaltyCs,
  possibleTime,
  resultProblems,
} from './results.ts'

const aTimeCs = fc.integer({ min: 1, max: MAX_RESULT_TIME_CS })
const aPenalty: fc.Arbitrary<Penalty> = fc.record({
  code: fc.constantFrom(...PENALTY_CODES),
  leg: fc.option(fc.integer({ min: 1, max: 4 })),
})

const aResult = (more: Partial<EnteredResult> = {}): EnteredResult => ({
  status: 'finished',
  rawTimeCs: 4150,
  penalties: [],
  code: null,
  splitsCs: [],
  ...more,
})

describe('a time typed at the desk', () => {
  it.each([
    ['4150', 4150],
    ['10530', 6530],
    ['6530', 6530],
    ['950', 950],
    ['1230456', 738_456],
    ['41.50', 4150],
    ['1:05,3', 6530],
  ])('%s is %i hundredths', (text, timeCs) => {
    expect(parseDeskTime(text)).toBe(timeCs)
  })

  it.each(['', '0000', '16530', '12345678', '41-50', 'abc'])('%j is none', (text) => {
    expect(parseDeskTime(text)).toBeNull()
  })

  it('is read back from the digits of the written time', () => {
    fc.assert(
      fc.property(aTimeCs, (timeCs) => {
        expect(parseDeskTime(formatRaceTime(timeCs).replace(/\D/g, ''))).toBe(timeCs)
      }),
    )
  })
})

describe('the time of a result', () => {
  it('is read back as it is written, also beyond 99:59.99', () => {
    fc.assert(fc.property(aTimeCs, (timeCs) => parseResultTime(formatRaceTime(timeCs)) === timeCs))
    expect(parseResultTime('120:03.07')).toBe(720_307)
    expect(parseRaceTime('120:03.07')).toBeNull()
  })

  it.each(['1:05.30', '01:60.00', '1000:00.00', '00:00.00'])('is not %s', (text) => {
    expect(parseResultTime(text)).toBeNull()
  })

  it('is the raw time and five seconds for each penalty', () => {
    fc.assert(
      fc.property(aTimeCs, fc.array(aPenalty, { maxLength: 8 }), (rawTimeCs, penalties) => {
        expect(finalTimeCs(rawTimeCs, penalties)).toBe(rawTimeCs + 500 * penalties.length)
        expect(finalTimeCs(null, penalties)).toBeNull()
      }),
    )
    expect(penaltyCs([{ code: 'UW', leg: null }])).toBe(500)
  })
})

describe('the problems of a result', () => {
  it('are none for a time within the bounds of the distance', () => {
    expect(resultProblems(aResult(), '50FR')).toEqual([])
    expect(possibleTime('25FR').minCs).toBe(900)
  })

  it.each([
    [aResult({ rawTimeCs: 400 }), '25FR', 'time_too_fast'],
    [aResult({ rawTimeCs: 500_000 }), '25FR', 'time_too_slow'],
    [aResult({ rawTimeCs: null }), '25FR', 'time_required'],
    [aResult(), 'SL', 'time_not_taken'],
    [aResult({ code: 'LN' }), '25FR', 'code_not_allowed'],
    [aResult({ penalties: [{ code: 'RX', leg: 5 }], rawTimeCs: 9000 }), '4x25FR', 'penalty_leg'],
    [aResult({ penalties: [{ code: 'UW', leg: 1 }] }), '50FR', 'penalty_leg'],
    [aResult({ splitsCs: [2000, 1900] }), '50FR', 'splits_order'],
    [aResult({ splitsCs: [4150] }), '50FR', 'splits_order'],
  ] as const)('name the field: %#', (result, distCode, problem) => {
    expect(resultProblems(result, distCode).map((found) => found.problem)).toEqual([problem])
  })

  it('do not include a missing time of those who did not finish, nor of a participation', () => {
    expect(resultProblems(aResult({ status: 'DNS', rawTimeCs: null }), '50FR')).toEqual([])
    expect(resultProblems(aResult({ rawTimeCs: null }), 'SL')).toEqual([])
  })
})

describe('the penalties of a relay', () => {
  const relays = fc.constantFrom<DistCode>('4x25FR', '4x25BR', '4x25MX')

  it('are allowed for the team and for its legs alone, and each adds to the time of the team', () => {
    const penalty = fc.record({
      code: fc.constantFrom(...PENALTY_CODES),
      leg: fc.option(fc.integer({ min: -1, max: 6 })),
    })
    fc.assert(
      fc.property(relays, fc.array(penalty, { maxLength: 8 }), (distCode, penalties) => {
        const isAllowed = penalties.every(({ leg }) => leg === null || (leg >= 1 && leg <= 4))
        const found = resultProblems(aResult({ rawTimeCs: 9000, penalties }), distCode)
        expect(found.map(({ problem }) => problem)).toEqual(isAllowed ? [] : ['penalty_leg'])
        const byLeg = Object.values(Object.groupBy(penalties, ({ leg }) => String(leg)))
        const added = byLeg.reduce((sum, given) => sum + penaltyCs(given ?? []), 0)
        expect(finalTimeCs(9000, penalties)).toBe(9000 + added)
      }),
    )
  })
})

describe('two entries of a result', () => {
  it('agree by status, time, penalties in any order, and code', () => {
    const [one, two] = [{ code: 'UW', leg: null } as const, { code: 'HD', leg: null } as const]
    expect(entriesAgree(aResult({ penalties: [one, two] }), aResult({ penalties: [two, one] }))).toBe(true)
    expect(entriesAgree(aResult(), aResult({ rawTimeCs: 4151 }))).toBe(false)
    expect(entriesAgree(aResult(), aResult({ status: 'EXH' }))).toBe(false)
  })
})

describe('infringements', () => {
  it('either add a penalty or disqualify', () => {
    expect([...PENALTY_CODES, ...DISQUALIFICATION_CODES].toSorted()).toEqual(INFRINGEMENT_CODES.toSorted())
    expect(PENALTY_CODES).toEqual(['FS-P', 'SH', 'UW', 'HD', 'RX'])
    const rules = INFRINGEMENT_CODES.map((code) => INFRINGEMENTS[code].rule)
    expect(new Set(rules).size).toBe(rules.length)
  })
})
