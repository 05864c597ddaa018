import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { A_DISTANCE, AN_OFFER, aPublicEvent } from '../events/testing/an-event.ts'
import { readLenex } from './lenex/read-lenex.ts'

const EVENT = (parts: string, attributes = '', style = 'stroke="FREE" distance="25" relaycount="1"') =>
  `<EVENT number="1" gender="F" ${attributes}>${parts}<SWIMSTYLE ${style} /></EVENT>`

const FEE = (value: number, currency = 'EUR') => `<FEE currency="${currency}" value="${value}" />`

interface FileParts {
  readonly meet?: string
  readonly sessions?: string
  readonly parts?: string
}

const SESSION = (events: string, attributes = 'number="1" date="2027-01-16" daytime="10:00" course="SCM"') =>
  `<SESSION ${attributes}><EVENTS>${events}</EVENTS></SESSION>`

/** Returns an invitation, an element a line. */
const fileOf = ({
  meet = 'name="Cup of Springs" city="Springs" nation="SUI"',
  sessions = SESSION(EVENT('', 'eventid="1"')),
  parts = '',
}: FileParts) =>
  `<LENEX version="3.0"><MEETS><MEET ${meet}>${parts}<SESSIONS>${sessions}</SESSIONS></MEET></MEETS></LENEX>`.replaceAll(
    '><',
    '>\n<',
  )

describe('an invitation of another program', () => {
  let world: TestApp
  let superAdmin: TestAccount

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())

  const read = (content: string | Uint8Array) =>
    superAdmin.client.exchange.readInvitation({
      body: { file: new File([Uint8Array.from(Buffer.from(content))], 'invitation.lef') },
    })

  async function create(content: string | Uint8Array) {
    const { file } = await read(content)
    if (!file) throw new Error('The file has errors')
    return superAdmin.client.events.importEvent({ body: file })
  }

  async function exported(eventId: number) {
    const params = { eventId, content: 'invitation', type: 'lxf' } as const
    const { base64 } = await superAdmin.client.exchange.exportFile({ params })
    return Buffer.from(base64, 'base64')
  }

  /** The meet of a file without lines and IDs. */
  const meetOf = (bytes: Buffer) => {
    const { meet, problems } = readLenex(bytes)
    expect(problems).toEqual([])
    return JSON.parse(
      JSON.stringify(meet, (key, value: unknown) => (key === 'line' || key === 'id' ? undefined : value)),
    ) as unknown
  }

  it('creates an unpublished event with its dates, programme, age groups and fees', async () => {
    const events = [
      EVENT(
        `${FEE(1250)}<AGEGROUPS><AGEGROUP agegroupid="1" agemin="18" agemax="29" name="Young" /><AGEGROUP agegroupid="2" agemin="30" agemax="-1" /></AGEGROUPS>`,
        'eventid="1"',
      ),
      EVENT(FEE(1250), 'eventid="2"', 'stroke="BREAST" distance="50" relaycount="1"'),
      EVENT(FEE(4000), 'eventid="3"', 'stroke="MEDLEY" distance="25" relaycount="4"'),
    ]
    const sessions = [
      SESSION(events.slice(0, 2).join('')),
      SESSION(events[2] ?? '', 'number="2" date="2027-01-17" daytime="09:30" course="SCM" name="Relays"'),
    ]
    const event = await create(
      fileOf({
        meet: 'name="Cup of Springs" city="Springs" entrystartdate="2026-12-01" deadline="2027-01-10" deadlinetime="18:00" maxentriesathlete="3"',
        sessions: sessions.join(''),
        parts:
          '<AGEDATE type="YEAR" value="2027-12-31" /><POOL lanemin="1" lanemax="6" /><CONTACT email="meet@example.org" />',
      }),
    )
    expect(event).toMatchObject({
      ...{ name: 'Cup of Springs', address: 'Springs', contactEmail: 'meet@example.org', public: false },
      ...{ startDate: '2027-01-16', endDate: '2027-01-17', currency: 'EUR', uqDistPerEvent: 3 },
      ...{ ageGroupOnDate: '2027-12-31', ageGroupMode: 'year' },
      ...{ regStartDate: '2026-11-30T21:00:00.000Z', regEndDate: '2027-01-10T15:00:00.000Z' },
      listSettings: { lanes: { first: 1, last: 6 } },
      ageGroups: [
        { code: 'Young', minAge: 18, maxAge: 29 },
        { code: '30+', minAge: 30, maxAge: null },
      ],
      programData: [
        {
          ...{ kind: 'individual', fees: { byCount: [12.5, 25] } },
          children: [
            { distCode: '25FR', gender: 2, session: 1, minAge: 18, maxAge: null },
            { distCode: '50BR', gender: 2, session: 1, minAge: null },
          ],
        },
        { kind: 'relay', fees: { byCount: [40] }, children: [{ distCode: '4x25MX', session: 2 }] },
      ],
    })
    const found = await superAdmin.client.events.sessions({ params: { id: event.id } })
    expect(found.sessions).toMatchObject([
      { number: 1, date: '2027-01-16', time: '10:00', courseMetres: 25 },
      { number: 2, name: 'Relays', time: '09:30' },
    ])
  })

  it('is exported again with the same programme', async () => {
    const { id } = await aPublicEvent(superAdmin.client, {
      ageGroups: [{ code: 'A1', minAge: 16, maxAge: 39 }],
      uqDistPerEvent: 2,
      listSettings: { lanes: { first: 0, last: 5 } },
      programData: [
        {
          ...{ ...AN_OFFER, fees: { byCount: [500, 1000], lateFrom: null, late: 0, onSpot: null } },
          children: [
            { ...A_DISTANCE, session: 1, minAge: 16, maxAge: 39 },
            { ...A_DISTANCE, distCode: 'SL', session: 2, minAge: 16, maxAge: 39 },
          ],
        },
      ],
    })
    const file = await exported(id)
    const copy = await create(file)
    // A file names no region, from which the nation is.
    expect(meetOf(await exported(copy.id))).toEqual({ ...Object(meetOf(file)), nation: null })
  })

  it('has distances that are not swum here and later rounds, which are left out', async () => {
    const backstroke = EVENT('', 'eventid="2"', 'stroke="BACK" distance="100" relaycount="1"')
    const final = EVENT('', 'eventid="3" preveventid="1" round="FIN"')
    const first = EVENT('', 'eventid="1" preveventid="-1" round="PRE"')
    const found = await read(fileOf({ sessions: SESSION(first + backstroke + final) }))
    expect(found.errors).toEqual([])
    expect(found.distances.map(({ what, distCode }) => [what, distCode])).toEqual([
      ['F 25 FREE', '25FR'],
      ['F 100 BACK', null],
      ['F 25 FREE', '25FR'],
    ])
    expect(found.warnings.map(({ fault }) => fault)).toEqual(['distance_unknown', 'later_round'])
    expect(found.file?.event.programData[0]?.children).toHaveLength(1)
  })

  it('is read without what an event cannot have, which is named by line', async () => {
    const events = [
      EVENT(
        `${FEE(100)}<AGEGROUPS><AGEGROUP agemin="18" agemax="29" /><AGEGROUP agemin="18" agemax="-1" /></AGEGROUPS>`,
        'eventid="1"',
      ),
      EVENT(FEE(200), 'eventid="2"', 'stroke="BREAST" distance="50" relaycount="1"'),
    ]
    const content = fileOf({
      meet: 'name="Cup of Springs" organizer="A" deadline="2027-02-30" maxentriesathlete="0"',
      sessions: SESSION(events.join(''), 'number="1" date="2027-01-16" daytime="25:00" course="LAKE"'),
      parts: '<AGEDATE value="soon" /><POOL lanemin="6" lanemax="1" /><CONTACT email="nobody" />',
    })
    const { warnings, errors } = await read(content)
    expect(errors).toEqual([])
    expect(warnings.map(({ field, fault }) => [field, fault])).toEqual([
      ['organizer', 'too_short'],
      ['email', 'wrong_format'],
      ['deadline', 'not_a_date'],
      ['POOL', 'lanes_unknown'],
      ['AGEDATE', 'not_a_date'],
      ['course', 'course_unknown'],
      ['daytime', 'wrong_format'],
      ['AGEGROUP', 'age_groups_overlap'],
      ['FEE', 'fees_differ'],
    ])
    expect(await create(content)).toMatchObject({ organizer: null, regEndDate: null, uqDistPerEvent: null })
  })

  it('has fees of one known currency, and a deadline that is not after the event', async () => {
    const of = async (events: string, meet = 'name="Cup of Springs"') => {
      const { warnings } = await read(fileOf({ meet, sessions: SESSION(events) }))
      return warnings.map(({ fault }) => fault)
    }
    const other = (fee: string) => EVENT(fee, 'eventid="2"', 'stroke="BREAST" distance="50" relaycount="1"')
    expect(await of(EVENT(FEE(100), 'eventid="1"') + other(FEE(100, 'CHF')))).toEqual(['currency_unknown'])
    expect(await of(EVENT(FEE(100, 'COIN'), 'eventid="1"'))).toEqual(['currency_unknown'])
    const dear = FEE(999_999_999)
    expect(await of(EVENT(dear, 'eventid="1"') + other(dear))).toEqual(['wrong_format'])
    expect(await of(EVENT('', 'eventid="1"'), 'name="Cup of Springs" deadline="2027-01-17"')).toEqual([
      'deadline_late',
    ])
  })

  it('has errors, by line: nothing of it is read', async () => {
    const errorsOf = async (content: string) => {
      const { file, errors } = await read(content)
      expect(file).toBeNull()
      return errors.map(({ field, fault }) => [field, fault])
    }
    expect(await errorsOf(fileOf({ meet: 'city="Springs"' }))).toEqual([['name', 'required']])
    expect(await errorsOf(fileOf({ meet: 'name="A"' }))).toEqual([['name', 'too_short']])
    const wrong = SESSION('', 'number="0" date="16.01.2027"')
    expect(await errorsOf(fileOf({ sessions: wrong }))).toEqual([
      ['date', 'not_a_date'],
      ['number', 'wrong_format'],
    ])
    expect(await errorsOf(fileOf({ sessions: SESSION('') + SESSION('') }))).toEqual([['number', 'repeated']])
    const many = Array.from({ length: 201 }, (_, index) => EVENT('', `eventid="${index}"`)).join('')
    expect(await errorsOf(fileOf({ sessions: SESSION(many) }))).toEqual([['EVENT', 'too_many']])
    const ofAges = (ages: string) =>
      fileOf({
        sessions: SESSION(EVENT(`<AGEGROUPS><AGEGROUP ${ages} /></AGEGROUPS>`, 'eventid="1"')),
      })
    expect(await errorsOf(ofAges('agemin="40" agemax="30"'))).toEqual([['AGEGROUP', 'wrong_format']])
    expect(await errorsOf(ofAges('agemin="18" agemax="121"'))).toEqual([['AGEGROUP', 'wrong_format']])
    const ages = Array.from({ length: 61 }, (_, age) => `<AGEGROUP agemin="${age}" agemax="${age}" />`)
    const groups = EVENT(`<AGEGROUPS>${ages.join('')}</AGEGROUPS>`, 'eventid="1"')
    expect(await errorsOf(fileOf({ sessions: SESSION(groups) }))).toEqual([['AGEGROUP', 'too_many']])
    expect(await errorsOf('<LENEX><MEETS>')).toEqual([[null, 'unreadable']])
    expect(await errorsOf('name;date')).toEqual([[null, 'unreadable']])
  })
})
