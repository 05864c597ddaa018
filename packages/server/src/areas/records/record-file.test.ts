import { RECORD_COLUMNS } from '@polynya/domain'
import { describe, expect, it } from 'vitest'
import { readRecords } from './record-file.ts'

const HEAD = 'kind;distance;gender;ageGroup;time;date;lastName;firstName;nativeLastName'
const LINE = 'AWR;25FR;Ж;;15,30;03.02.2012;Petrova;A.;Петрова'
const read = (text: string) => readRecords(Buffer.from(text))
const errorsOf = (line: string, head = HEAD) =>
  read(`${head}\n${line}`).errors.map(({ field, fault }) => `${field} ${fault}`)

describe('a file of records', () => {
  it('has a record a line, as spreadsheets write it, in any order of its columns', () => {
    const { records, errors } = read(`${HEAD}\n${LINE}\n\nGWR;50BR;1;e1;1:05.3;2012-02-03;Serov;;`)
    expect(errors).toEqual([])
    expect(records).toMatchObject([
      {
        ...{
          line: 2,
          kind: 'AWR',
          distCode: '25FR',
          gender: 2,
          ageGroup: null,
          timeCs: 1530,
          date: '2012-02-03',
        },
        ...{ state: 'approved', waterCat: null, country: 'RU', region: null, place: null },
        holder: { lastName: 'Petrova', firstName: 'A.', nativeLastName: 'Петрова', registryId: null },
      },
      { line: 4, kind: 'GWR', ageGroup: 'E1', timeCs: 6530 },
    ])
    expect(
      read('date,time,gender,distance,kind,nativeLastName\n2012-02-03,15.30,2,25FR,AWR,Щука').records,
    ).toMatchObject([{ holder: { lastName: 'Shchuka', nativeLastName: 'Щука' } }])
  })

  it.each([
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['the code page of Windows', cp1251],
  ])('is read in %s', (_, encoded) => {
    const { records, errors } = readRecords(encoded(`${HEAD}\n${LINE}`))
    expect(errors).toEqual([])
    expect(records[0]?.holder.nativeLastName).toBe('Петрова')
  })

  it.each([
    ['WR;25FR;2;;15.30;2012-02-03;Petrova', 'kind kind_unknown'],
    ['AWR;PB;2;;15.30;2012-02-03;Petrova', 'distance distance_unknown'],
    ['AWR;25FR;0;;15.30;2012-02-03;Petrova', 'gender gender_unknown'],
    ['AWR;25FR;2;E1;15.30;2012-02-03;Petrova', 'ageGroup group_unknown'],
    ['GWR;25FR;2;;15.30;2012-02-03;Petrova', 'ageGroup required'],
    ['GWR;25FR;2;Z9;15.30;2012-02-03;Petrova', 'ageGroup group_unknown'],
    ['AWR;25FR;2;;fast;2012-02-03;Petrova', 'time wrong_format'],
    ['AWR;25FR;2;;;2012-02-03;Petrova', 'time required'],
    ['AWR;25FR;2;;15.30;2012-02-30;Petrova', 'date date_unknown'],
    ['AWR;25FR;2;;15.30;1812-02-03;Petrova', 'date date_unknown'],
    ['AWR;25FR;2;;15.30;2012-02-03;', 'lastName required'],
    ['AWR;25FR;2;;15.30;2012-02-03;Петрова', 'lastName wrong_format'],
    [`AWR;25FR;2;;15.30;2012-02-03;${'P'.repeat(41)}`, 'lastName too_long'],
    ['AWR;25FR;2;;15.30;2012-02-03;Petro\u0007va', 'lastName wrong_format'],
  ])('has an error in %s', (line, error) => {
    expect(errorsOf(line)).toContain(error)
  })

  it.each([
    ['waterCat', 'D', 'waterCat water_unknown'],
    ['state', 'declined', 'state state_unknown'],
    ['registryId', '12', 'registryId registry_id_wrong'],
    ['country', 'Russia', 'country country_unknown'],
    ['country', 'EE', 'country country_excluded'],
    ['region', 'Tyumen', 'region region_unknown'],
    ['place', 'P'.repeat(201), 'place too_long'],
  ])('has an error in the column %s: %s', (column, value, error) => {
    expect(errorsOf(`${LINE};${value}`, `${HEAD};${column}`)).toEqual([error])
  })

  it('has relay teams by name, without age groups', () => {
    const head = 'kind;distance;gender;ageGroup;time;date;teamNameRu'
    expect(errorsOf('AWR;4x25FR;0;;1:05.30;2012-02-03;Моржи', head)).toEqual([])
    expect(errorsOf('AWR;4x25FR;0;;1:05.30;2012-02-03;', head)).toEqual(['teamNameRu required'])
    expect(errorsOf('GWR;4x25FR;0;E1;1:05.30;2012-02-03;Моржи', head)).toEqual(['ageGroup group_unknown'])
  })

  it('names a record once', () => {
    expect(read([HEAD, LINE, LINE.replace('03.02', '05.02')].join('\n')).errors).toEqual([
      { line: 3, field: null, fault: 'repeated' },
    ])
  })

  it.each([
    ['an archive', Buffer.from('PK\x03\x04'), { line: 1, fault: 'archive_wrong' }],
    ['a binary file', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), { line: 1, fault: 'unreadable' }],
    ['NUL bytes', Buffer.from(`${HEAD}\n${LINE}\0`), { line: 1, fault: 'unreadable' }],
    ['an unterminated quote', Buffer.from(`${HEAD}\n${LINE}\n"AWR;25FR`), { line: 3, fault: 'unreadable' }],
    ['no lines', Buffer.from(HEAD), { line: 1, fault: 'required' }],
    [
      '100 000 lines',
      Buffer.from([HEAD, ...Array.from({ length: 100_000 }, () => 'AWR;25FR')].join('\n')),
      { line: 5002, fault: 'too_many' },
    ],
  ])('is refused as a whole: %s', (_, bytes, error) => {
    expect(readRecords(bytes)).toEqual({ records: [], leftOut: [], errors: [{ field: null, ...error }] })
  })

  it('needs its columns; the others may be left out', () => {
    expect(errorsOf('', 'kind;time')).toEqual([
      'distance column_missing',
      'gender column_missing',
      'date column_missing',
    ])
    expect(RECORD_COLUMNS).toContain('place')
  })
})

/** Encodes Cyrillic letters as Windows does. */
function cp1251(text: string): Buffer {
  return Buffer.from(
    [...text].map((letter) => {
      const code = letter.charCodeAt(0)
      return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code
    }),
  )
}
