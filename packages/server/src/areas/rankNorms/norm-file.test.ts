import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readNorms } from './norm-file.ts'

const HEAD = 'rank,gender,distance,course,time,minAge\n'
const csv = (...lines: string[]) => readNorms(Buffer.from(HEAD + lines.join('\n')))

const standard = (style: string, time = '00:00:27.85') =>
  `<TIMESTANDARD swimtime="${time}"><SWIMSTYLE ${style} /></TIMESTANDARD>`
const lenex = (standards: string, { list = 'code="IIю" course="SCM" gender="F"', age = '' } = {}) =>
  readNorms(
    Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?>\n<LENEX version="3.0"><TIMESTANDARDLISTS>\n` +
        `<TIMESTANDARDLIST ${list}>${age}<TIMESTANDARDS>${standards}</TIMESTANDARDS></TIMESTANDARDLIST>\n` +
        '</TIMESTANDARDLISTS></LENEX>',
    ),
  )
const FREE_50 = 'distance="50" relaycount="1" stroke="FREE"'

describe('a CSV file of norms', () => {
  it('has a norm a line, with ranks and genders as people write them', () => {
    const { norms, errors } = csv('КМС,Ж,50fr,25,26.20,10', 'iy,1,1200OW,,25:00.00,0')
    expect(errors).toEqual([])
    expect(norms).toEqual([
      { rank: 'KMS', gender: 2, distCode: '50FR', courseMetres: 25, timeCs: 2620, minAge: 10 },
      { rank: 'IY', gender: 1, distCode: '1200OW', courseMetres: null, timeCs: 150_000, minAge: 0 },
    ])
  })

  it('may be separated by semicolons, in the Cyrillic code page of Windows', () => {
    const msmk = Buffer.from([0xcc, 0xd1, 0xcc, 0xca])
    const file = [
      Buffer.from('rank;gender;distance;course;time;minAge\nI;M;50FR;25;24.50;9\n'),
      msmk,
      Buffer.from(';M;50BR;25;28,00;14'),
    ]
    expect(readNorms(Buffer.concat(file)).norms.map(({ rank }) => rank)).toEqual(['I', 'MSMK'])
  })

  it.each([
    [['Ace,2,50FR,25,27.85,9'], { line: 2, field: 'rank', fault: 'rank_unknown' }],
    [['I,0,50FR,25,27.85,9'], { line: 2, field: 'gender', fault: 'gender_unknown' }],
    [['I,2,4x25FR,25,27.85,9'], { line: 2, field: 'distance', fault: 'distance_unknown' }],
    [['I,2,50FR,,27.85,9'], { line: 2, field: 'course', fault: 'required' }],
    [['I,2,50FR,5,27.85,9'], { line: 2, field: 'course', fault: 'course_unknown' }],
    [['I,2,50FR,25,fast,9'], { line: 2, field: 'time', fault: 'wrong_format' }],
    [['I,2,50FR,25,27.85,old'], { line: 2, field: 'minAge', fault: 'age_unknown' }],
    [['I,2,50FR,25,27.85,9', 'I,2,50FR,25,27.90,9'], { line: 3, field: 'rank', fault: 'repeated' }],
    [
      ['I,2,50FR,25,27.85,9', 'KMS,2,50FR,25,27.86,9'],
      { line: 3, field: 'time', fault: 'slower_than_lower_rank' },
    ],
    [[], { line: 1, field: null, fault: 'required' }],
  ])('names the line and the field of an error: %j', (lines, error) => {
    expect(csv(...lines).errors).toEqual([error])
  })

  it('needs its columns', () => {
    const missing = readNorms(Buffer.from('rank,gender\nI,2')).errors
    expect(missing.map(({ field, fault }) => `${field} ${fault}`)).toEqual([
      'distance column_missing',
      'course column_missing',
      'time column_missing',
      'minAge column_missing',
    ])
  })

  it('has a limited number of norms, beyond which nothing else is reported', () => {
    const lines = Array.from({ length: 2001 }, () => 'I,2,50FR,25,27.85,9')
    expect(csv(...lines).errors).toEqual([{ line: 2002, field: null, fault: 'too_many' }])
  })
})

describe('a Lenex file of norms', () => {
  it('has norms by list, age group and style; what is not swum here is left out', () => {
    const standards = [FREE_50, 'distance="100" stroke="BACK"', 'distance="100" relaycount="4" stroke="FREE"']
    const { norms, leftOut, errors } = lenex(standards.map((style) => standard(style)).join('\n'), {
      age: '<AGEGROUP agemax="-1" agemin="8" />',
    })
    expect(errors).toEqual([])
    expect(norms).toEqual([
      { rank: 'IIY', gender: 2, distCode: '50FR', courseMetres: 25, timeCs: 2785, minAge: 8 },
    ])
    expect(leftOut).toEqual([
      { what: '100 BACK', count: 1 },
      { what: '4x100 FREE', count: 1 },
    ])
  })

  it('leaves courses in yards out, and takes open water without a course', () => {
    expect(lenex(standard(FREE_50), { list: 'code="I" course="SCY" gender="M"' })).toMatchObject({
      norms: [],
      leftOut: [{ what: '50 FREE SCY', count: 1 }],
      errors: [{ fault: 'required' }],
    })
    const open = lenex(standard('distance="1200" stroke="FREE"', '00:22:00.00'), {
      list: 'code="I" course="OPEN" gender="M"',
    })
    expect(open.norms).toMatchObject([{ distCode: '1200OW', courseMetres: null, timeCs: 132_000 }])
  })

  it.each([
    [
      'an unknown rank',
      lenex(standard(FREE_50), { list: 'code="A" course="SCM" gender="F"' }),
      'rank_unknown',
    ],
    ['no gender', lenex(standard(FREE_50), { list: 'code="I" course="SCM"' }), 'required'],
    ['no time', lenex(standard(FREE_50, '00:00:00.00')), 'required'],
    ['NT', lenex(standard(FREE_50, 'NT')), 'required'],
    [
      'a greatest age',
      lenex(standard(FREE_50), {
        list: 'code="I" course="SCM" gender="F"',
        age: '<AGEGROUP agemin="9" agemax="12"/>',
      }),
      'age_unknown',
    ],
  ])('has an error where there is %s', (_, { errors, norms }, fault) => {
    expect(errors.map((error) => error.fault)).toEqual([fault])
    expect(norms).toEqual([])
  })

  it.each([
    ['truncated', '<LENEX><TIMESTANDARDLISTS><TIMESTANDARDLIST code="I"'],
    ['a document type', '<!DOCTYPE LENEX SYSTEM "file:///etc/passwd"><LENEX/>'],
    ['an undefined entity', '<LENEX name="&lol9;"/>'],
    ['elements inside each other without end', `<LENEX>${'<a>'.repeat(100)}${'</a>'.repeat(100)}</LENEX>`],
    ['entities that expand', '<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><LENEX name="&b;"/>'],
  ])('is refused as a whole: %s', (_, text) => {
    expect(readNorms(Buffer.from(text)).errors).toMatchObject([{ field: null, fault: 'unreadable' }])
  })

  it('may be in an archive alone, as .lxf', () => {
    const text = `<LENEX><TIMESTANDARDLISTS><TIMESTANDARDLIST code="IIю" course="SCM" gender="F"><TIMESTANDARDS>
      ${standard(FREE_50)}</TIMESTANDARDS></TIMESTANDARDLIST></TIMESTANDARDLISTS></LENEX>`
    const archive = (...names: string[]) =>
      readNorms(Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, strToU8(text)])))))
    expect(archive('norms.lef')).toEqual(readNorms(Buffer.from(text)))
    expect(archive('norms.lef').norms).toHaveLength(1)
    expect(archive('one.lef', 'two.lef').errors).toMatchObject([{ line: 1, fault: 'archive_wrong' }])
    expect(archive('folder/norms.lef').errors).toMatchObject([{ line: 1, fault: 'archive_wrong' }])
    expect(readNorms(Buffer.from('PK\x03\x04')).errors).toMatchObject([{ fault: 'archive_wrong' }])
  })
})

describe.skipIf(!process.env.REAL_DATA)('the norms of the Russian classification', () => {
  const read = () =>
    readNorms(readFileSync(join(process.env.REAL_DATA ?? '', 'evsk-swimming-norms-2024-11.lef')))

  it('are read without an error, as far as the distances are swum here', () => {
    const { norms, leftOut, errors } = read()
    expect(errors).toEqual([])
    expect(norms.length + leftOut.reduce((sum, { count }) => sum + count, 0)).toBe(630)
    expect(leftOut.map(({ what }) => what).toSorted()).toEqual([
      '100 BACK',
      '100 FLY',
      '100 MEDLEY',
      '1500 FREE',
      '200 BACK',
      '200 FLY',
      '200 MEDLEY',
      '400 MEDLEY',
      '50 BACK',
    ])
    const women = norms.filter(
      ({ gender, distCode, courseMetres }) => gender === 2 && distCode === '50FR' && courseMetres === 25,
    )
    expect(women).toHaveLength(9)
    expect(women).toContainEqual(expect.objectContaining({ rank: 'I', timeCs: 2785, minAge: 9 }))
  })
})
