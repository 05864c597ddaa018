import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distCodeOfStyle } from '@polynya/domain'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { LenexMeet, LenexResult } from './lenex-model.ts'
import { readLenex } from './read-lenex.ts'
import { AN_EVENT, aLenexFile, anAthlete } from './testing/a-lenex-file.ts'

const read = (text: string) => readLenex(Buffer.from(text))
const faultsOf = (bytes: Buffer) =>
  readLenex(bytes).problems.map(({ line, field, fault }) => [line, field, fault])
const athletesOf = (meet: LenexMeet | null) => meet?.clubs.flatMap(({ athletes }) => athletes) ?? []
const resultsOf = (meet: LenexMeet | null): LenexResult[] =>
  athletesOf(meet).flatMap(({ results }) => [...results])

const withResult = (result: string) => aLenexFile({ athletes: anAthlete({ results: result }) })

const manyAttributes = Array.from({ length: 200 }, (_, nr) => `a${nr}="1"`).join(' ')

describe('a Lenex file', () => {
  it('has sessions, events, heats, clubs, swimmers, results and splits, with their lines', () => {
    const { meet, problems } = read(
      withResult(`<RESULT resultid="5" eventid="10" heatid="100" lane="3" swimtime="00:00:17.80" points="512">
      <SPLITS><SPLIT distance="10" swimtime="00:00:07.10" /></SPLITS></RESULT>`),
    )
    expect(problems).toEqual([])
    expect(meet).toMatchObject({ name: 'Cup of Springs', course: 'SCM', sessions: [{ date: '2026-01-23' }] })
    expect(meet?.sessions[0]?.events).toMatchObject([
      { id: '10', gender: 'F', style: { stroke: 'FREE', distance: 25 }, heats: [{ id: '100', number: 1 }] },
    ])
    expect(athletesOf(meet)).toMatchObject([{ lastName: 'Quelle', birthDate: '1980-01-01' }])
    expect(resultsOf(meet)).toMatchObject([
      {
        ...{ id: '5', eventId: '10', heatId: '100', lane: 3, timeCs: 1780, points: 512, line: 14 },
        splits: [{ distance: 10, timeCs: 710 }],
      },
    ])
  })

  it.each([
    ['Splash writes zero where a swimmer did not start', 'swimtime="00:00:00.00" status="DNS"', null],
    ['MSECM writes NT', 'swimtime="NT" status="DNS"', null],
    ['no time at all', 'status="DNS"', null],
  ])('may have no time: %s', (_, attributes, timeCs) => {
    const { meet, problems } = read(withResult(`<RESULT resultid="5" eventid="10" ${attributes} />`))
    expect(problems).toEqual([])
    expect(resultsOf(meet)).toMatchObject([{ timeCs, status: 'DNS' }])
  })

  it('may have entries without lanes and heats, as EasyWk writes them', () => {
    const entries = '<ENTRY eventid="10" entrytime="NT" />'
    const { meet, problems } = read(aLenexFile({ athletes: anAthlete({ entries }) }))
    expect(problems).toEqual([])
    expect(athletesOf(meet)[0]?.entries).toMatchObject([{ lane: null, heatId: null, timeCs: null }])
  })

  it('may have a patronymic as the prefix of a name and a rank as the licence, as Russian files of Splash', () => {
    const attributes = 'nameprefix="Сергеевна" license="КМС"'
    const { meet, problems } = read(aLenexFile({ athletes: anAthlete({ attributes }) }))
    expect(problems).toEqual([])
    expect(athletesOf(meet)).toMatchObject([{ lastName: 'Quelle', firstName: 'Anna', license: 'КМС' }])
  })

  it('may have relay teams with their swimmers, leg by leg', () => {
    const relays = `<RELAY name="Walruses-1" number="1" gender="X"><RESULTS>
      <RESULT resultid="7" eventid="10" swimtime="00:01:20.00"><RELAYPOSITIONS>
        <RELAYPOSITION number="1" athleteid="1" /><RELAYPOSITION number="2" />
      </RELAYPOSITIONS></RESULT></RESULTS></RELAY>`
    const style = 'stroke="FREE" distance="25" relaycount="4"'
    const { meet } = read(aLenexFile({ style, athletes: anAthlete(), relays }))
    expect(meet?.clubs[0]?.relays).toMatchObject([
      {
        name: 'Walruses-1',
        results: [{ timeCs: 8000, positions: [{ number: 1, athleteId: '1' }, { athleteId: null }] }],
      },
    ])
  })

  it.each([
    ['a second swimmer of one ID', `${anAthlete()}\n${anAthlete()}`, ['athleteid', 'repeated']],
    ['a result without an ID', anAthlete({ results: '<RESULT eventid="10" />' }), ['resultid', 'required']],
    [
      'an unknown event',
      anAthlete({ results: '<RESULT resultid="5" eventid="11" />' }),
      ['eventid', 'event_unknown'],
    ],
    [
      'an unknown heat',
      anAthlete({ results: '<RESULT resultid="5" eventid="10" heatid="1" />' }),
      ['heatid', 'heat_unknown'],
    ],
    [
      'a time that is none',
      anAthlete({ results: '<RESULT resultid="5" eventid="10" swimtime="17.80" />' }),
      ['swimtime', 'wrong_format'],
    ],
    [
      'a lane that is no number',
      anAthlete({ results: '<RESULT resultid="5" eventid="10" lane="A" />' }),
      ['lane', 'wrong_format'],
    ],
  ])('has a problem with its line: %s', (_, athletes, [field, fault]) => {
    const { problems } = read(aLenexFile({ athletes }))
    expect(problems).toEqual([{ line: expect.any(Number), field, fault }])
    expect(problems[0]?.line).toBeGreaterThan(10)
  })

  it('has one event of each ID, and one heat', () => {
    const { problems } = read(aLenexFile({ events: `${AN_EVENT()}\n${AN_EVENT()}` }))
    expect(problems.map(({ field, fault }) => [field, fault])).toEqual([
      ['eventid', 'repeated'],
      ['heatid', 'repeated'],
    ])
  })
})

describe('the encoding of a Lenex file', () => {
  const text = aLenexFile({ athletes: anAthlete({ id: '2' }) }).replace('Quelle', 'Ключевая')
  const nameIn = (bytes: Buffer) => athletesOf(readLenex(bytes).meet)[0]?.lastName
  /** Cyrillic letters and ASCII in the code page of Windows. */
  const windows1251 = (own: string) =>
    Buffer.from(
      [...own].map((letter) => (/[А-я]/.test(letter) ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0))),
    )

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['CP1251, which it declares', windows1251(text.replace('UTF-8', 'windows-1251'))],
    ['CP1251, which it does not declare', windows1251(text)],
  ])('may be %s', (_, bytes) => {
    expect(nameIn(bytes)).toBe('Ключевая')
  })

  it('may be a Western one that it declares', () => {
    const western = aLenexFile({ athletes: anAthlete() })
      .replace('Quelle', 'Müller')
      .replace('UTF-8', 'ISO-8859-1')
    expect(nameIn(Buffer.from(western, 'latin1'))).toBe('Müller')
  })
})

describe('a hostile file', () => {
  const archiveOf = (files: Record<string, string | Uint8Array>) =>
    Buffer.from(
      zipSync(
        Object.fromEntries(
          Object.entries(files).map(([name, content]) => [
            name,
            typeof content === 'string' ? new TextEncoder().encode(content) : content,
          ]),
        ),
      ),
    )

  it('is read from an archive with one file', () => {
    const { meet, problems } = readLenex(archiveOf({ 'cup.lef': aLenexFile() }))
    expect([meet?.name, problems]).toEqual(['Cup of Springs', []])
  })

  it.each([
    ['a path', { 'folder/cup.lef': aLenexFile() }],
    ['a path above', { '../cup.lef': aLenexFile() }],
    ['a path of Windows', { 'C:\\cup.lef': aLenexFile() }],
    ['two files', { 'cup.lef': aLenexFile(), 'other.lef': aLenexFile() }],
    ['another file', { 'cup.xml': aLenexFile() }],
    ['no file', {}],
  ])('is an archive with %s', (_, files) => {
    expect(faultsOf(archiveOf(files))).toEqual([[1, null, 'archive_wrong']])
  })

  it('is a truncated archive, or one with other bytes', () => {
    const archive = archiveOf({ 'cup.lef': aLenexFile() })
    expect(faultsOf(archive.subarray(0, 200))).toEqual([[1, null, 'unreadable']])
    const broken = Buffer.from(archive).fill(0xff, 60, 120)
    expect(faultsOf(broken)).toEqual([[1, null, 'unreadable']])
  })

  it('is a bomb: unpacking is aborted at the limit', () => {
    const bomb = Buffer.from(zipSync({ 'cup.lef': new Uint8Array(40_000_000) }, { level: 1 }))
    const before = process.memoryUsage().rss
    expect(faultsOf(bomb)).toEqual([[1, null, 'too_large']])
    expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000)
  })

  it.each([
    ['a document type', '<!DOCTYPE LENEX SYSTEM "file:///etc/passwd"><LENEX/>', 'unreadable'],
    [
      'entities that expand',
      '<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><LENEX name="&b;"/>',
      'unreadable',
    ],
    [
      'elements inside each other without end',
      `<LENEX>${'<a>'.repeat(100)}${'</a>'.repeat(100)}</LENEX>`,
      'unreadable',
    ],
    ['an element with attributes without end', `<LENEX ${manyAttributes}/>`, 'unreadable'],
    ['an undefined entity', '<LENEX name="&lol9;"/>', 'unreadable'],
    ['text that is no XML', 'distance;time', 'unreadable'],
    ['nothing', '', 'unreadable'],
    ['another document', '<html></html>', 'unreadable'],
    ['no meet', '<LENEX version="3.0"><MEETS></MEETS></LENEX>', 'meet_missing'],
    ['two meets', '<LENEX><MEETS><MEET name="a"/><MEET name="b"/></MEETS></LENEX>', 'too_many_meets'],
  ])('is %s', (_, text, fault) => {
    expect(faultsOf(Buffer.from(text))).toEqual([[1, null, fault]])
  })

  it('is truncated: the line where it ends is named', () => {
    const text = aLenexFile({ athletes: anAthlete() })
    const cut = text.slice(0, text.indexOf('<RESULTS>'))
    expect(faultsOf(Buffer.from(cut))).toEqual([[cut.split('\n').length, null, 'unreadable']])
  })

  it('has too many elements', () => {
    const many = '<RESULT/>'.repeat(300_001)
    expect(faultsOf(Buffer.from(withResult(many)))).toMatchObject([[expect.any(Number), null, 'too_many']])
  })
})

describe.skipIf(!process.env.REAL_DATA)('a real meet', () => {
  const meetOf = (name: string) => readLenex(readFileSync(join(process.env.REAL_DATA ?? '', name)))
  const startsOf = (meet: LenexMeet | null, kind: 'entries' | 'results') =>
    meet?.clubs.flatMap(({ athletes, relays }) => [...athletes, ...relays].flatMap((each) => each[kind])) ??
    []

  it('has the events, heats, swimmers and entries of its start list', () => {
    const { meet, problems } = meetOf('nottwil-2009-masters-25m-startlist.lef')
    expect(problems).toEqual([])
    const events = meet?.sessions.flatMap((session) => session.events) ?? []
    expect(events).toHaveLength(35)
    expect(events.flatMap(({ heats }) => heats)).toHaveLength(97)
    expect(events.filter(({ style }) => distCodeOfStyle(style) !== null)).toHaveLength(18)
    expect(athletesOf(meet)).toHaveLength(136)
    expect(startsOf(meet, 'entries')).toHaveLength(537)
    expect(meet?.clubs.flatMap(({ relays }) => relays)).toHaveLength(7)
  })

  it('has its results with statuses and splits', () => {
    const { meet, problems } = meetOf('nottwil-2009-masters-25m-results.lef')
    expect(problems).toEqual([])
    const results = startsOf(meet, 'results') as LenexResult[]
    const withStatus = (status: string) => results.filter((result) => result.status === status).length
    expect(results).toHaveLength(537)
    expect([withStatus('DSQ'), withStatus('WDR'), withStatus('DNS')]).toEqual([13, 43, 11])
    expect(results.flatMap(({ splits }) => splits)).toHaveLength(1015)
  })
})
