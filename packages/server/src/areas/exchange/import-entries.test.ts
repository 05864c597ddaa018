import type { EventCreate } from '@polynya/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { FEES } from '../orders/testing/a-sale.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'
import { AN_EVENT, aLenexFile } from './lenex/testing/a-lenex-file.ts'
import { importFile } from './testing/import-file.ts'

describe('an import of entries', () => {
  let world: TestApp
  let meet: Meet
  let administrator: TestAccount

  beforeAll(async () => {
    world = await testApp()
    administrator = await world.account([{ right: 'admin', region: 'RU-TYU' }])
  })
  afterAll(() => world.stop())
  beforeEach(() => anEvent())

  async function anEvent(event: Partial<EventCreate> = {}) {
    meet = await aMeet(world, {
      ...{ swimmers: 3, distances: [{ gender: 2 }, { distCode: '50BR' }], event },
    })
  }

  type Query = Parameters<TestAccount['client']['exchange']['importEntries']>[0]['query']
  const send = (content: string | Buffer, query: Query = {}, by = administrator) =>
    importFile(world, { kind: 'entries', eventId: meet.event.id, content, query, by })
  const entered = async () => {
    const { entries } = await entriesOf()
    return entries
  }
  const entriesOf = async () => {
    const rows = await world.db
      .selectFrom('entry')
      .innerJoin('swimmer', 'swimmer.id', 'entry.swimmer_id')
      .innerJoin('offer_distance', 'offer_distance.id', 'entry.offer_distance_id')
      .where('entry.event_id', '=', meet.event.id)
      .select(['last_name', 'iwsaid', 'dist_code', 'seed_time_cs', 'state', 'order_id'])
      .orderBy('last_name')
      .orderBy('dist_code')
      .execute()
    return {
      entries: rows.map(({ last_name, dist_code, seed_time_cs, state }) => [
        last_name,
        dist_code,
        seed_time_cs,
        state,
      ]),
      orders: new Set(rows.map(({ order_id }) => order_id)),
      registryIds: new Map(rows.map(({ last_name, iwsaid }) => [last_name, iwsaid])),
    }
  }

  /** Another birth date for each event. */
  const bornOn = () => `19${50 + (meet.event.id % 49)}-06-15`

  const entry = (attributes: string) => `<ENTRY eventid="10" ${attributes}/>`
  /** A swimmer of the meet as a file has them. */
  const athlete = (swimmer: number, entries: string) => {
    const { iwsaid = '', lastName = '', firstName = '', dob = '' } = meet.swimmers[swimmer] ?? {}
    return `<ATHLETE athleteid="${swimmer}" license="${iwsaid}" lastname="${lastName}" firstname="${firstName}"
      gender="F" birthdate="${dob.slice(0, 4)}-01-01"><ENTRIES>${entries}</ENTRIES></ATHLETE>`
  }
  /** A swimmer whom the registry does not have: the events of a test file share it. */
  const stranger = (entries: string, attributes = `birthdate="${bornOn()}"`) =>
    `<ATHLETE athleteid="77" lastname="Чужая" firstname="Анна" nameprefix="Ивановна" gender="F"
      ${attributes}><ENTRIES>${entries}</ENTRIES></ATHLETE>`

  it('shows in a dry run who is who, what is left out and why, and stores nothing', async () => {
    const file = aLenexFile({
      events: `${AN_EVENT()}<EVENT eventid="11" gender="F" number="2"><SWIMSTYLE stroke="BACK" distance="100" relaycount="1"/></EVENT>`,
      athletes: [
        athlete(0, entry('entrytime="00:00:17.00"')),
        athlete(1, `${entry('entrytime="NT"')}<ENTRY eventid="11" entrytime="00:01:20.00"/>`),
        stranger(entry('entrytime="00:00:19.00"')),
      ].join('\n'),
    })
    const found = await send(file, { dryRun: true })
    expect(found).toMatchObject({
      isStored: false,
      onSpot: false,
      added: 2,
      known: 0,
      created: 0,
      errors: [],
    })
    expect(found.starters.map(({ iwsaid, score, isNew }) => [iwsaid, score, isNew])).toEqual([
      [meet.swimmers[0]?.iwsaid, 100, false],
      [meet.swimmers[1]?.iwsaid, 100, false],
      [null, null, false],
    ])
    expect(found.warnings.map(({ field, fault }) => [field, fault])).toEqual([
      ['F 100 BACK', 'distance_unknown'],
      [expect.stringMatching(/^Чужая/), 'swimmer_unknown'],
    ])
    expect(await entered()).toEqual([])
    const withProfiles = await send(file, { dryRun: true, createProfiles: true, city: 'Тюмень' })
    expect(withProfiles).toMatchObject({ isStored: false, added: 3, created: 1, orders: [], errors: [] })
    expect(withProfiles.starters[2]).toMatchObject({ isNew: true, iwsaid: null })
    expect(await entered()).toEqual([])
  })

  it('enters swimmers in an order of the administrator, once, with an audit', async () => {
    const file = aLenexFile({
      athletes: [athlete(0, entry('entrytime="00:00:17.00"')), athlete(1, entry('entrytime="NT"'))].join(
        '\n',
      ),
    })
    const found = await send(file)
    expect(found).toMatchObject({ isStored: true, added: 2, known: 0, warnings: [], errors: [] })
    expect(await entered()).toEqual([
      ['Antonova', '25FR', 1700, 'confirmed'],
      ['Belova', '25FR', null, 'confirmed'],
    ])
    const order = await administrator.client.orders.get({ params: { id: found.orders[0] ?? 0 } })
    expect([order.userId, order.isPaid]).toEqual([administrator.id, true])
    const audited = await world.db
      .selectFrom('audit')
      .where('action', '=', 'exchange.importEntries')
      .where('object_id', '=', String(order.id))
      .select(['object_kind', 'after'])
      .execute()
    expect(audited).toEqual([
      {
        object_kind: 'order',
        after: { eventId: meet.event.id, swimmers: meet.swimmers.slice(0, 2).map(({ iwsaid }) => iwsaid) },
      },
    ])
    expect(await send(file)).toMatchObject({ isStored: true, added: 0, changed: 0, known: 2, orders: [] })
  })

  it('changes declared times that differ, until the start list is locked', async () => {
    const file = aLenexFile({ athletes: athlete(0, entry('entrytime="00:00:17.00"')) })
    await send(file)
    const params = { eventId: meet.event.id, distanceId: meet.distanceIds[0] ?? 0 }
    await administrator.client.events.seedPrestart({ params: { id: meet.event.id }, body: {} })
    const faster = file.replace('17.00', '16.50')
    expect(await send(faster)).toMatchObject({ isStored: true, added: 0, changed: 1, known: 0 })
    expect(await entered()).toEqual([['Antonova', '25FR', 1650, 'confirmed']])
    await world.db
      .updateTable('start_list')
      .set({ locked_at: new Date() })
      .where('offer_distance_id', '=', params.distanceId)
      .execute()
    const { changed, known, warnings } = await send(file)
    expect([changed, known, warnings.map(({ fault }) => fault)]).toEqual([0, 1, ['start_list_locked']])
  })

  it('creates the profile of a swimmer whom the registry does not have, once', async () => {
    const file = aLenexFile({ athletes: stranger(entry('entrytime="00:00:19.00"')) }).replace(
      'nation="SUI"><ATHLETES>',
      'nation="RUS" region="TYU"><CONTACT city="Ишим" /><ATHLETES>',
    )
    expect(await send(file, { createProfiles: true })).toMatchObject({ isStored: true, added: 1, created: 1 })
    const { registryIds } = await entriesOf()
    const [iwsaid = ''] = registryIds.values()
    expect(iwsaid).toMatch(/^CHUZ\d{6}$/)
    const card = await administrator.client.swimmers.iwsaid({ params: { id: iwsaid } })
    const profile = await administrator.client.swimmers.get({ params: { id: card.id } })
    expect(profile).toMatchObject({
      ...{ userId: null, i_status: 1, dob: bornOn(), gender: 2 },
      ...{ firstName: 'Anna', nativeFirstName: 'Анна', nativePatronim: 'Ивановна' },
      swimmerInfo: { country: 'RU', regionCode: 'RU-TYU', city: 'Ишим', club: 'Walruses' },
    })
    expect(await send(file, { createProfiles: true })).toMatchObject({ added: 0, known: 1, created: 0 })
  })

  it('lists a new swimmer whose birth date is probably the year alone', async () => {
    const year = 1900 + (meet.event.id % 49) + 40
    const file = aLenexFile({ athletes: stranger(entry('entrytime="NT"'), `birthdate="${year}-01-01"`) })
    const { created, warnings } = await send(file, { dryRun: true, createProfiles: true, city: 'Тюмень' })
    expect([created, warnings.map(({ fault }) => fault)]).toEqual([1, ['birth_date_unsure']])
  })

  it('takes a namesake of the same year for another swimmer if the birth dates differ', async () => {
    const { lastName = '', firstName = '', dob = '' } = meet.swimmers[0] ?? {}
    const names = `lastname="${lastName}" firstname="${firstName}" gender="F"`
    const namesake = (birthDate: string) =>
      aLenexFile({
        athletes: `<ATHLETE athleteid="1" ${names} birthdate="${birthDate}"><ENTRIES>${entry('entrytime="NT"')}</ENTRIES></ATHLETE>`,
      })
    const scoreOf = async (birthDate: string) =>
      (await send(namesake(birthDate), { dryRun: true })).starters.map(({ score }) => score)
    expect(await scoreOf(dob)).toEqual([95])
    expect(await scoreOf(`${dob.slice(0, 4)}-01-01`)).toEqual([95])
    expect(await scoreOf(`${dob.slice(0, 4)}-12-31`)).toEqual([null])
  })

  it.each([
    ['a birth date that is none', 'birthdate="1931"', ['birthDate', 'date_unknown']],
    ['no city', 'birthdate="1931-06-15"', ['city', 'required']],
  ])('refuses a file with a new swimmer with %s', async (_, attributes, fault) => {
    const file = aLenexFile({
      athletes: [athlete(0, entry('entrytime="NT"')), stranger(entry('entrytime="NT"'), attributes)].join(
        '\n',
      ),
    })
    const { isStored, errors } = await send(file, { createProfiles: true })
    expect([isStored, errors.map(({ field, fault: found }) => [field, found])]).toEqual([
      false,
      expect.arrayContaining([fault]),
    ])
    expect(await entered()).toEqual([])
  })

  it('leaves out entries that the rules of the event do not allow', async () => {
    const [distanceId = 0] = meet.distanceIds
    await world.db.updateTable('offer_distance').set({ slot_limit: 1 }).where('id', '=', distanceId).execute()
    const boy = athlete(2, entry('entrytime="NT"')).replace('gender="F"', '')
    await world.db
      .updateTable('swimmer')
      .set({ gender: 1 })
      .where('id', '=', meet.swimmers[2]?.id ?? 0)
      .execute()
    const file = aLenexFile({
      athletes: [athlete(0, entry('entrytime="NT"')), athlete(1, entry('entrytime="NT"')), boy].join('\n'),
    })
    const { isStored, added, warnings } = await send(file)
    expect([isStored, added, warnings.map(({ fault }) => fault)]).toEqual([
      ...[true, 1],
      ['slots_exhausted', 'distance_gender'],
    ])
  })

  const setFees = () =>
    world.db
      .updateTable('offer')
      .set({ fees: JSON.stringify(FEES) })
      .where('event_id', '=', meet.event.id)
      .execute()

  it('leaves orders unpaid, or stores how they were paid', async () => {
    await setFees()
    const fileOf = (swimmer: number) => aLenexFile({ athletes: athlete(swimmer, entry('entrytime="NT"')) })
    const { orders: unpaid } = await send(fileOf(0))
    const { orders: paid } = await send(fileOf(1), { means: 'cash' })
    const stateOf = async ([id = 0]: readonly number[]) => {
      const { isPaid, total, paymentMeans } = await administrator.client.orders.get({ params: { id } })
      return { isPaid, total, paymentMeans }
    }
    expect(await stateOf(unpaid)).toEqual({ isPaid: false, total: 1500, paymentMeans: null })
    expect(await stateOf(paid)).toEqual({ isPaid: true, total: 1500, paymentMeans: 'cash' })
  })

  it('enters swimmers as at the venue once registration has closed', async () => {
    await anEvent({ regEndDate: '2025-12-02T00:00:00+05:00' })
    const file = aLenexFile({ athletes: athlete(0, entry('entrytime="NT"')) })
    const { onSpot, orders } = await send(file)
    const order = await administrator.client.orders.get({ params: { id: orders[0] ?? 0 } })
    expect([onSpot, order.onSpot, order.userId]).toEqual([true, true, meet.owner.id])
  })

  it('enters swimmers for the ordinary fee before registration opens', async () => {
    await anEvent({ regStartDate: '2026-01-25T00:00:00+05:00' })
    await setFees()
    const file = aLenexFile({ athletes: athlete(0, entry('entrytime="NT"')) })
    const { onSpot, orders } = await send(file)
    const order = await administrator.client.orders.get({ params: { id: orders[0] ?? 0 } })
    expect([onSpot, order.total, order.userId]).toEqual([false, 1500, meet.owner.id])
  })

  it('reads tables, with the columns of a new profile', async () => {
    const { iwsaid = '' } = meet.swimmers[0] ?? {}
    const table = [
      'distance;gender;registryId;lastName;firstName;swimmerGender;birthDate;city;seedTime',
      `25FR;2;${iwsaid};;;;;;17.20`,
      `50BR;0;;Novaia;Olga;2;1993-03-03;Омск;NT`,
    ].join('\n')
    expect(await send(table, { createProfiles: true })).toMatchObject({
      ...{ isStored: true, added: 2, created: 1, errors: [] },
    })
    expect((await entered()).map(([, ...rest]) => rest)).toEqual([
      ['25FR', 1720, 'confirmed'],
      ['50BR', null, 'confirmed'],
    ])
  })

  it('enters the same again from an export', async () => {
    const first = aLenexFile({
      athletes: [0, 1, 2]
        .map((swimmer) => athlete(swimmer, entry(`entrytime="00:00:17.0${swimmer}"`)))
        .join(''),
    })
    await send(first)
    const before = await entered()
    for (const type of ['lxf', 'csv'] as const) {
      const params = { eventId: meet.event.id, content: 'entries', type } as const
      const { base64 } = await administrator.client.exchange.exportFile({ params })
      const bytes = Buffer.from(base64, 'base64')
      expect(await send(bytes)).toMatchObject({ added: 0, changed: 0, known: 3, warnings: [], errors: [] })
      await world.db.deleteFrom('entry').where('event_id', '=', meet.event.id).execute()
      expect(await send(bytes)).toMatchObject({ isStored: true, added: 3, warnings: [], errors: [] })
      expect(await entered()).toEqual(before)
    }
  })

  it('leaves out entries that the file has withdrawn, and lists them', async () => {
    const file = aLenexFile({
      athletes: [
        athlete(0, entry('entrytime="00:00:17.00"')),
        athlete(1, entry('entrytime="00:00:18.00" status="WDR"')),
        stranger(entry('status="SICK"')),
      ].join('\n'),
    })
    const found = await send(file, { createProfiles: true, city: 'Тюмень' })
    expect(found).toMatchObject({ isStored: true, added: 1, created: 0, errors: [] })
    expect(found.warnings.map(({ field, fault }) => [field, fault])).toEqual([
      [expect.stringContaining(meet.swimmers[1]?.lastName ?? ''), 'withdrawn'],
      [expect.stringMatching(/^Чужая/), 'withdrawn'],
    ])
    expect(await entered()).toHaveLength(1)
  })

  /** A table of new swimmers on a distance. */
  const newSwimmers = (count: number, city = '') => {
    const names = Array.from({ length: count }, (_, index) => `Nova${'abcdefghijklmnopqrstuvwxyz'[index]}`)
    const rows = names.map((name) => `25FR;2;2;${name};Olga;${bornOn()};${city}`)
    return ['distance;gender;swimmerGender;lastName;firstName;birthDate;city', ...rows].join('\n')
  }

  it('reports a missing city once, not with each new swimmer', async () => {
    const found = await send(newSwimmers(3), { createProfiles: true })
    expect(found).toMatchObject({ isStored: false, errors: [{ line: 2, field: 'city', fault: 'required' }] })
    expect(found.errors).toHaveLength(1)
  })

  it('sends one e-mail about all of its orders to an account', async () => {
    await setFees()
    const unpaid = await send(newSwimmers(21, 'Тюмень'), { createProfiles: true })
    expect(unpaid).toMatchObject({
      isStored: true,
      created: 21,
      orders: [expect.any(Number), expect.any(Number)],
    })
    const [mail, ...others] = await mailsAfter(unpaid.orders)
    expect(others).toEqual([])
    for (const id of unpaid.orders) expect(mail?.text).toContain(`№\u00a0${id}`)
  })

  const mailsAfter = async ([first = 0]: readonly number[]) => {
    const mails = await world.mailsTo(administrator.email)
    return mails.filter(({ text }) => text.includes(String(first)))
  }

  it('is for administrators of the event, and needs a file of entries', async () => {
    const another = await world.account([{ right: 'admin', region: 'RU-KR' }])
    expect((await refusal(send(aLenexFile(), {}, another))).body.reason).toBe('no_access')
    const wrong = await send('<LENEX>')
    expect([wrong.isStored, wrong.errors]).toEqual([false, [{ line: 1, field: null, fault: 'unreadable' }]])
    expect((await refusal(send(Buffer.alloc(10_000_001, 32)))).body.reason).toBe('file_too_large')
    await world.db
      .updateTable('event')
      .set({ event_state: 'calledOff' })
      .where('id', '=', meet.event.id)
      .execute()
    expect((await refusal(send(aLenexFile()))).body.reason).toBe('event_called_off')
  })
})
