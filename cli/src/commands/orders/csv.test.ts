import { csvOf } from '@polynya/i18n/csv'
import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('a table for spreadsheets', () => {
  it.each([
    ['international', ','],
    ['russian', ';'],
  ] as const)('is read back by any reader of RFC 4180: %s', (dialect, delimiter) => {
    const rest = fc.string({ unit: fc.constantFrom('a', 'ё', ',', ';', '"', '\n', '\r\n', ' ', '=') })
    // Starts with none of the characters that make a formula.
    const text = rest.map((each) => `a${each}`)
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (rows) => {
        const options = { bom: true, delimiter, record_delimiter: '\r\n' }
        expect(parse(csvOf(rows, dialect), options)).toEqual(rows)
      }),
    )
  })
})
