import type { EventCreate } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { A_DISTANCE, AN_OFFER, COMPLETE } from './testing/an-event.ts'

describe('events.create', () => {
  let world: TestApp
  let superAdmin: TestAccount

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())

  const create = (body: EventCreate, { client } = superAdmin) => client.events.create({ body })
  const issuesOf = async (change: Partial<EventCreate>) =>
    (await refusal(create({ ...COMPLETE, ...change }))).body.issues

  it('makes an unpublished event of a name alone, in the zone and currency of the federation', async () => {
    const event = await create({ name: 'Cup' })
    expect(event).toMatchObject({
      name: 'Cup',
      public: false,
      version: 1,
      userId: superAdmin.id,
      timeZone: 'Europe/Moscow',
      currency: 'RUB',
      currencySign: '₽',
      registration: { state: 'unknown', days: null, at: null },
      programData: [],
    })
    expect(event.createdAt).toBe('2026-01-16T09:00:00.000Z')
    expect((await refusal(world.visitor.events.get({ params: { id: event.id } }))).status).toBe(404)
  })

  it('stores every field of the body', async () => {
    const body = {
      ...COMPLETE,
      coord: { lat: 57.15, lon: -65.53 },
      waterTemp: -1.5,
      waterCat: 'A',
      specType: 'cup',
      uqDistPerEvent: 3,
      url: 'https://polynya.test/cup',
      currency: 'EUR',
      ageGroupMode: 'year',
      ageGroups: [{ code: '18+', minAge: 18, maxAge: null }],
      paraAgeGroupMap: { PS1: '18+' },
    } as const satisfies EventCreate
    const event = await create({
      ...body,
      dayProgram: [
        {
          date: '2026-02-21',
          children: [
            { time: '10:00', text: 'Открытие', textEn: 'Opening' },
            { time: null, text: 'Обед', textEn: null },
          ],
        },
      ],
      programData: [{ ...AN_OFFER, children: [{ ...A_DISTANCE, distCode: '4x25mx' }], kind: 'relay' }],
    })
    expect(event).toMatchObject({
      ...body,
      regStartDate: '2025-11-30T19:00:00.000Z',
      regEndDate: '2026-02-15T18:59:59.000Z',
      currencySign: '€',
    })
    expect(event.dayProgram).toMatchObject([
      {
        date: '2026-02-21',
        children: [
          { time: '10:00', text: 'Открытие' },
          { time: null, text: 'Обед' },
        ],
      },
    ])
    expect(event.programData).toMatchObject([{ kind: 'relay', children: [{ distCode: '4x25MX' }] }])
    expect(await superAdmin.client.events.get({ params: { id: event.id } })).toMatchObject(event)
  })

  it('writes down who made it', async () => {
    const { id } = await create({ name: 'Audited' })
    const rows = await world.db.selectFrom('audit').where('object_id', '=', String(id)).selectAll().execute()
    expect(rows).toMatchObject([
      {
        action: 'events.create',
        account_id: superAdmin.id,
        object_kind: 'event',
        after: { name: 'Audited' },
      },
    ])
  })

  it('is for super administrators', async () => {
    const refusals = [
      await refusal(world.visitor.events.create({ body: COMPLETE })),
      await refusal(create(COMPLETE, await world.account())),
      await refusal(create(COMPLETE, await world.account(['admin']))),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([401, 403, 403])
  })

  it('keeps a regional super administrator in the region', async () => {
    const regional = await world.account([
      { right: 'superAdmin', region: 'RU-TYU' },
      { right: 'admin', region: 'RU-SVE' },
    ])
    expect((await create(COMPLETE, regional)).region).toBe('RU-TYU')
    for (const region of ['RU-SVE', 'RU-MOS', null]) {
      expect((await refusal(create({ ...COMPLETE, region }, regional))).body.reason).toBe('no_access')
    }
  })

  it.each<[Partial<EventCreate>, string, string]>([
    [{ region: 'RU-ZZZ' }, 'region', 'region_unknown'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'not_a_time_zone'],
    [{ timeZone: '+03:00' }, 'timeZone', 'not_a_time_zone'],
    [{ currency: 'ABC' }, 'currency', 'not_allowed'],
    [{ url: 'javascript:alert(1)' }, 'url', 'not_a_url'],
    [{ name: 'AB' }, 'name', 'too_short'],
    [{ startDate: '2025-02-29' }, 'startDate', 'date_does_not_exist'],
    [{ regEndDate: '2026-02-30T10:00:00+03:00' }, 'regEndDate', 'date_does_not_exist'],
    [{ endDate: '9999-12-31' }, 'endDate', 'not_a_date'],
    [{ regEndDate: '9999-12-31T23:59:59-12:00' }, 'regEndDate', 'not_a_date'],
    [{ regEndDate: '0000-01-01T00:00:00Z' }, 'regEndDate', 'not_a_date'],
    [{ endDate: '2026-02-20' }, 'endDate', 'end_before_start'],
    [{ regEndDate: COMPLETE.regStartDate }, 'regEndDate', 'registration_reversed'],
    [{ regEndDate: '2026-02-23T00:00:00.001+05:00' }, 'regEndDate', 'registration_after_end'],
    [{ ageGroups: [{ code: 'A', minAge: 5, maxAge: 4 }] }, 'ageGroups.0', 'age_group_bounds_reversed'],
    [{ coord: { lat: 90.1, lon: 0 } }, 'coord.lat', 'too_large'],
    [
      {
        dayProgram: [
          { date: '2026-02-21', children: [] },
          { date: '2026-02-21', children: [] },
        ],
      },
      'dayProgram.1.date',
      'repeated',
    ],
    [{ dayProgram: [{ id: 1, date: '2026-02-21', children: [] }] }, 'dayProgram.0.id', 'not_allowed'],
    [
      { programData: [{ ...AN_OFFER, children: [{ ...A_DISTANCE, id: 1 }] }] },
      'programData.0.children.0.id',
      'not_allowed',
    ],
    [
      { programData: [{ ...AN_OFFER, children: [{ ...A_DISTANCE, distCode: '4x25MX' }] }] },
      'programData.0.children.0.distCode',
      'not_allowed',
    ],
    [
      { programData: [{ ...AN_OFFER, regEndDate: '2026-02-16T00:00:00+05:00', children: [] }] },
      'programData.0.regEndDate',
      'registration_outside',
    ],
  ])('refuses %j', async (change, path, reason) => {
    expect(await issuesOf(change)).toMatchObject([{ path, reason }])
  })

  it('takes registration that ends with the very last day where the event is held', async () => {
    const { regEndDate } = await create({ ...COMPLETE, regEndDate: '2026-02-23T00:00:00+05:00' })
    expect(regEndDate).toBe('2026-02-22T19:00:00.000Z')
  })

  it('cannot publish, and names what it does not know', async () => {
    const body = { ...COMPLETE, public: true, userId: 7 } as EventCreate
    expect((await refusal(create(body))).body.issues).toEqual([
      { path: 'public', reason: 'unknown_field' },
      { path: 'userId', reason: 'unknown_field' },
    ])
  })

  it('keeps whatever characters people use, and survives those that no database keeps', async () => {
    const name = `Кубок "Ёлки"; drop table event; -- 🏊 \u202e`
    expect((await create({ name })).name).toBe(name)
    const outcome = await create({ name: 'a\0bc' }).then(
      () => 200,
      (problem) => problem.status,
    )
    expect(outcome).toBeLessThan(500)
  })
})
