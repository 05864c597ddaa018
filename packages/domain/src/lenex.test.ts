import { describe, expect, it } from 'vitest'
import { DIST_CODES } from './distances.ts'
import {
  distCodeOfStyle,
  genderOfLenex,
  lenexComment,
  lenexCourse,
  lenexGender,
  lenexRecordStatus,
  lenexStatus,
  lenexStyle,
  lenexTime,
  recordStateOfLenex,
  remarksOf,
  statusOfLenex,
  timeOfLenex,
} from './lenex.ts'
import { nationOf } from './nations.ts'
import { RESULT_STATUSES } from './results.ts'

describe('the words of Lenex', () => {
  it('name every distance, and only one of ours', () => {
    for (const code of DIST_CODES) expect(distCodeOfStyle(lenexStyle(code))).toBe(code)
    const named = DIST_CODES.map((code) => JSON.stringify(lenexStyle(code)))
    expect(new Set(named).size).toBe(DIST_CODES.length)
  })

  it('give the length of a leg, and no distance for strokes that are not swum here', () => {
    expect(lenexStyle('4x25MX')).toEqual({ stroke: 'MEDLEY', distance: 25, relayCount: 4, code: null })
    expect(lenexStyle('GTO')).toEqual({ stroke: 'UNKNOWN', distance: 0, relayCount: 1, code: 'GTO' })
    expect(distCodeOfStyle({ stroke: 'BACK', distance: 100, relayCount: 1 })).toBeNull()
    expect(distCodeOfStyle({ stroke: 'FREE', distance: 50, relayCount: 4 })).toBeNull()
    expect(distCodeOfStyle({ stroke: 'UNKNOWN', distance: 0, relayCount: 1 })).toBeNull()
  })

  it('tell mixed relays from distances that are open to all', () => {
    expect([lenexGender(0, '4x25FR'), lenexGender(0, '25FR'), lenexGender(1, '25FR')]).toEqual([
      'X',
      'A',
      'M',
    ])
    expect(['X', 'A', 'M', 'F', ''].map(genderOfLenex)).toEqual([0, 0, 1, 2, 0])
  })

  it('name every status both ways, and have one of their own for the sick', () => {
    for (const status of RESULT_STATUSES) expect(statusOfLenex(lenexStatus(status) ?? '')).toBe(status)
    expect([statusOfLenex('SICK'), statusOfLenex('LOST')]).toEqual(['WDR', null])
  })

  it('write no time as NT, and read zero and nothing as none', () => {
    for (const timeCs of [1, 1780, 6_530, 599_999, 5_999_999, null]) {
      expect(timeOfLenex(lenexTime(timeCs))).toBe(timeCs)
    }
    expect(lenexTime(6_530)).toBe('00:01:05.30')
    expect(['NT', '', '00:00:00.00'].map(timeOfLenex)).toEqual([null, null, null])
    expect(['1:05.30', '00:61:00.00', 'DNS'].map(timeOfLenex)).toEqual([undefined, undefined, undefined])
  })

  it.each([
    ['FS-D', { code: 'FS-D', penalties: [], reason: null }],
    ['TT FS-P SH:2 - судья 4', { code: 'TT', penalties: [P('FS-P'), P('SH', 2)], reason: 'судья 4' }],
    ['UW UW', { code: null, penalties: [P('UW'), P('UW')], reason: null }],
    [' - UW', { code: null, penalties: [], reason: 'UW' }],
    ['203 - Bewegen - start', { code: null, penalties: [], reason: '203 - Bewegen - start' }],
  ] as const)('have infringements in the comment %s', (comment, remarks) => {
    expect(remarksOf(comment)).toEqual(remarks)
    expect(lenexComment(remarks)).toBe(comment)
  })

  it('have no comment on a result without remarks', () => {
    expect(lenexComment({ code: null, penalties: [], reason: null })).toBeNull()
    expect(remarksOf('')).toEqual({ code: null, penalties: [], reason: null })
  })

  it('name courses by their length, and countries as sport does', () => {
    expect([25, 50, null, 21].map(lenexCourse)).toEqual(['SCM', 'LCM', 'OPEN', null])
    expect(['CH', 'DE', 'RU', 'LV', 'ZZ'].map(nationOf)).toEqual(['SUI', 'GER', 'RUS', 'LAT', null])
  })

  it('has states of records both ways, and statuses of what is no record', () => {
    for (const state of ['approved', 'tentative'] as const)
      for (const isCurrent of [true, false])
        expect(recordStateOfLenex(lenexRecordStatus(state, isCurrent))).toBe(state)
    expect(['', 'TARGETTIME', 'INVALID'].map(recordStateOfLenex)).toEqual(['approved', null, null])
  })
})

function P(code: 'FS-P' | 'SH' | 'UW', leg: number | null = null) {
  return { code, leg } as const
}
