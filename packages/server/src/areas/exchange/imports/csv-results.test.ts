import { readFile } from 'node:fs/promises'
import { ENTRY_COLUMNS, RESULT_COLUMNS } from '@polynya/domain'
import { describe, expect, it } from 'vitest'
import { csvResults } from './csv-results.ts'

const HEAD = 'distance;gender;lastName;firstName;birthYear;time;status;penalties;code;splits;heat;lane'
const read = (...lines: string[]) => csvResults([HEAD, ...lines].join('\n'))

describe('a table of results', () => {
  it('has the results by distance, and a swimmer once', () => {
    const { distances, errors } = read(
      '25FR;2;Petrova;Anna;1990;17.80;;;;8.10;1;3',
      '50BR;Ж;Petrova;Anna;1990;;DSQ;;NW;;;',
      '25fr;2;Belova;Alisa;1991;1:05.30;finished;UW SH;;;;',
    )
    expect(errors).toEqual([])
    expect(distances.map(({ what, distCode, gender }) => [what, distCode, gender])).toEqual([
      ['2 25FR', '25FR', 2],
      ['Ж 50BR', '50BR', 2],
      ['2 25fr', '25FR', 2],
    ])
    const results = distances.flatMap((distance) => distance.starts)
    expect(results).toMatchObject([
      { line: 2, status: 'finished', rawTimeCs: 1780, splitsCs: [810], heat: 1, lane: 3 },
      { line: 3, status: 'DSQ', rawTimeCs: null, code: 'NW', heat: null },
      { line: 4, rawTimeCs: 6530, penalties: [{ code: 'UW', leg: null }, { code: 'SH' }] },
    ])
    expect(results[0]?.starter).toBe(results[1]?.starter)
    expect(results[0]?.starter.swimmer).toMatchObject({ registryId: null, birthYear: 1990, gender: 2 })
  })

  it('has relay teams by their IDs and names', () => {
    const { distances } = csvResults('distance,gender,teamId,team,time\n4x25FR,0,ABCD,Моржи,1:20.00')
    expect(distances[0]?.starts[0]?.starter).toMatchObject({ name: 'Моржи', teamId: 'ABCD', swimmer: null })
  })

  it.each([
    ['25FR;5;Petrova;Anna;1990;17.80;;;;;;', 'gender', 'gender_unknown'],
    ['25FR;2;Petrova;Anna;1990;fast;;;;;;', 'time', 'wrong_format'],
    ['25FR;2;Petrova;Anna;1990;;;;;;;', 'status', 'required'],
    ['25FR;2;Petrova;Anna;1990;17.80;lost;;;;;', 'status', 'status_unknown'],
    ['25FR;2;Petrova;Anna;1990;17.80;;ZZ;;;;', 'penalties', 'code_unknown'],
    ['25FR;2;Petrova;Anna;1990;17.80;DSQ;;ZZ;;;', 'code', 'code_unknown'],
    ['25FR;2;Petrova;Anna;1990;17.80;;;;fast;;', 'splits', 'wrong_format'],
    ['25FR;2;Petrova;Anna;1990;17.80;;;;;A;', 'heat', 'not_allowed'],
  ])('names the line and the field of an error: %s', (line, field, fault) => {
    expect(read('25FR;2;Belova;Alisa;1991;17.90;;;;;;', line).errors).toEqual([{ line: 3, field, fault }])
  })

  it('needs its columns, and has a limited number of rows', () => {
    expect(csvResults('distance;time').errors).toEqual([
      { line: 1, field: 'gender', fault: 'column_missing' },
    ])
    const rows = new Array(20_001).fill('25FR;2;Petrova;Anna;1990;17.80;;;;;;')
    expect(read(...rows).errors).toEqual([{ line: 20_002, field: null, fault: 'too_many' }])
  })

  it('has its columns in the documentation, as have entries', async () => {
    const path = new URL('../../../../../../docs/exchange-files.md', import.meta.url)
    const text = await readFile(path, 'utf8')
    const described = new Set(text.match(/^\| `[^|]*/gm)?.flatMap((cell) => cell.match(/\w+(?=`)/g) ?? []))
    expect(
      [...new Set([...RESULT_COLUMNS, ...ENTRY_COLUMNS])].filter((column) => !described.has(column)),
    ).toEqual([])
  })
})
