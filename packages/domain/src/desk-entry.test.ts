import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DeskEntry, formatDeskEntry, parseDeskEntry } from './desk-entry.ts'
import { DISQUALIFICATION_CODES, PENALTY_CODES } from './infringements.ts'
import { MAX_RESULT_TIME_CS } from './race-time.ts'
import { RESULT_STATUSES } from './results.ts'

const anEntry: fc.Arbitrary<DeskEntry> = fc
  .record({
    status: fc.constantFrom(...RESULT_STATUSES),
    rawTimeCs: fc.option(fc.integer({ min: 1, max: MAX_RESULT_TIME_CS })),
    penalties: fc.array(
      fc.record({
        code: fc.constantFrom(...PENALTY_CODES),
        leg: fc.option(fc.integer({ min: 1, max: 4 })),
      }),
      { maxLength: 3 },
    ),
    code: fc.option(fc.constantFrom(...DISQUALIFICATION_CODES)),
  })
  .map((entry) => ({ ...entry, code: entry.status === 'DSQ' ? entry.code : null }))

describe('a line of the desk', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(anEntry, (entry) => {
        expect(parseDeskEntry(formatDeskEntry(entry))).toEqual(entry)
      }),
    )
  })

  it.each([
    ['4150', { status: 'finished', rawTimeCs: 4150 }],
    [
      '4150 uw fsp',
      {
        rawTimeCs: 4150,
        penalties: [
          { code: 'UW', leg: null },
          { code: 'FS-P', leg: null },
        ],
      },
    ],
    ['21530 rx2', { rawTimeCs: 13_530, penalties: [{ code: 'RX', leg: 2 }] }],
    ['s', { status: 'DNS', rawTimeCs: null }],
    ['ы', { status: 'DNS' }],
    ['й тц', { status: 'DSQ', code: 'NW' }],
    ['q nw 4150', { status: 'DSQ', code: 'NW', rawTimeCs: 4150 }],
    ['x 4150', { status: 'EXH', rawTimeCs: 4150 }],
    ['+', { status: 'finished', rawTimeCs: null }],
  ])('%j is read', (text, entry) => {
    expect(parseDeskEntry(text)).toMatchObject(entry)
  })

  it.each(['', '4150 4160', '4150 ZZ', 'nw', 's nw', '4150 nw', 'abc'])('%j is not understood', (text) => {
    expect(parseDeskEntry(text)).toBeNull()
  })
})
