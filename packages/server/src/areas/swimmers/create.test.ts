import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aPublicEvent } from '../events/testing/an-event.ts'
import { writeSiteSetting } from '../site/site.store.ts'
import { aSwimmer } from './testing/a-swimmer.ts'

describe('swimmers.create', () => {
  let world: TestApp
  let guardian: TestAccount
  let admin: TestAccount
  beforeAll(async () => {
    world = await testApp()
    guardian = await world.account()
    admin = await world.account(['admin'])
  })
  afterAll(() => world.stop())

  const create = (more = {}, who = guardian) => who.client.swimmers.create({ body: aSwimmer(more) })

  it('makes an unconfirmed profile with a registry ID, for its owner to check', async () => {
    const swimmer = await create({ lastName: 'Petrova', nativeLastName: 'Петрова' })
    expect(swimmer).toMatchObject({ i_status: 0, link: 'linked', userId: guardian.id, dob: '1988-04-12' })
    expect(swimmer.iwsaid).toMatch(/^PETR\d{6}$/)
    const { params } = { params: { id: swimmer.id } }
    expect((await refusal(world.visitor.swimmers.get({ params }))).body.reason).toBe('swimmer_not_found')
  })

  it('asks visitors to sign in', async () => {
    const { body } = await refusal(world.visitor.swimmers.create({ body: aSwimmer() }))
    expect(body).toMatchObject({ code: 401, reason: 'sign_in_required' })
  })

  it('refuses the same person twice from one account, also while the first waits to be confirmed', async () => {
    const who = { firstName: 'Olga', lastName: 'Twice', nativeLastName: null }
    await create(who)
    expect((await refusal(create({ ...who, firstName: 'OLGA' }))).body.reason).toBe('duplicate_swimmer_own')
  })

  it('makes one profile of a form that was sent twice at once', async () => {
    const who = { firstName: 'Double', lastName: 'Click', nativeLastName: null }
    const outcomes = await Promise.allSettled([create(who), create(who), create(who)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it("returns the first characters of the other account's e-mail for a profile that it owns", async () => {
    const who = { firstName: 'Elena', lastName: 'Orlova', nativeLastName: 'Орлова' }
    const { id } = await create(who)
    await guardian.client.swimmers.confirm({ params: { id } })
    const other = await world.account()
    const { status, body } = await refusal(create(who, other))
    expect(status).toBe(409)
    expect(body).toMatchObject({ reason: 'duplicate_swimmer_of_another', fields: { emailStart: 'pe' } })
    expect(body.message).toContain('pe')
  })

  it('points to a profile without an account, which can be claimed', async () => {
    const who = { firstName: 'Daria', lastName: 'Kuznetsova' }
    const { iwsaid } = await create({ ...who, orphan: true }, admin)
    const { body } = await refusal(create(who))
    expect(body).toMatchObject({ reason: 'duplicate_swimmer_unlinked', fields: { iwsaid } })
  })

  it('forbids other callers to import profiles or choose registry IDs', async () => {
    const { body } = await refusal(create({ lastName: 'Chooser', iwsaid: 'CHOO000001', orphan: true }))
    expect(body.reason).toBe('field_forbidden')
    expect(body.issues?.map(({ path }) => path)).toEqual(['orphan', 'iwsaid'])
  })

  it('preserves a registry ID of the federation, and assigns none twice', async () => {
    const given = { lastName: 'Given', nativeLastName: null, iwsaid: 'GIVEABC1', orphan: true }
    expect(await create(given, admin)).toMatchObject({ iwsaid: 'GIVEABC1', link: 'orphan', i_status: 1 })
    const again = create({ ...given, firstName: 'Another' }, admin)
    expect((await refusal(again)).body.reason).toBe('registry_id_taken')
  })

  it('lets a regional administrator import in their region only', async () => {
    const regional = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    await create({ lastName: 'Regional', nativeLastName: null, orphan: true }, regional)
    const elsewhere = { country: 'RU', regionCode: 'RU-MOW', city: 'Москва' }
    const call = create({ lastName: 'Elsewhere', orphan: true, swimmerInfo: elsewhere }, regional)
    expect((await refusal(call)).body.reason).toBe('field_forbidden')
  })

  it('lets administrators of an event create an entrant of any region at its venue, audited', async () => {
    const superAdmin = await world.account(['superAdmin'])
    const event = await aPublicEvent(superAdmin.client, { region: 'RU-TYU' })
    const regional = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    const elsewhere = { country: 'RU', regionCode: 'RU-MOW', city: 'Москва' }
    const body = { lastName: 'Traveller', nativeLastName: null, swimmerInfo: elsewhere, eventId: event.id }
    const swimmer = await create({ ...body, orphan: true }, regional)
    expect(swimmer).toMatchObject({ link: 'orphan', i_status: 1, userId: null })
    const { entries } = await superAdmin.client.audit.list({ query: { limit: 1 } })
    expect(entries[0]).toMatchObject({ action: 'swimmers.create', objectId: String(swimmer.id) })
    expect(entries[0]?.changes).toContainEqual({ field: 'eventId', before: null, after: event.id })
    const other = await world.account([{ right: 'admin', region: 'RU-SVE' }])
    const again = { ...body, lastName: 'Another', orphan: true }
    for (const who of [guardian, other]) {
      const { body: refused } = await refusal(create(again, who))
      expect(refused.issues?.map(({ path }) => path)).toEqual(['orphan', 'eventId'])
    }
    const missing = await refusal(create({ ...again, eventId: event.id + 1000 }, regional))
    expect(missing.body.reason).toBe('event_not_found')
  })

  it("requires a guardian's consent under 18", async () => {
    const child = {
      firstName: 'Petr',
      lastName: 'Young',
      nativeLastName: null,
      gender: 1,
      dob: '2010-01-17',
    } as const
    expect((await refusal(create(child))).body.issues).toEqual([
      { path: 'guardianConsent', reason: 'guardian_consent_required' },
    ])
    await create({ ...child, guardianConsent: true })
  })

  it('counts the age by the date in the time zone of the site', async () => {
    const adult = { firstName: 'Pavel', lastName: 'Grown', nativeLastName: null, dob: '2008-01-16' } as const
    const zoned = (timeZone: string) =>
      world.db.transaction().execute((tx) => writeSiteSetting(tx, { timeZone }))
    await zoned('Pacific/Midway')
    expect((await refusal(create(adult))).body.issues).toEqual([
      { path: 'guardianConsent', reason: 'guardian_consent_required' },
    ])
    await zoned('Europe/Moscow')
    await create(adult)
  })

  it.each([
    ['2015-01-16', null],
    ['2015-01-17', 'age_too_low'],
    ['1926-01-17', null],
    ['1926-01-16', 'age_too_high'],
    ['2026-01-17', 'date_in_future'],
    ['2025-02-29', 'date_does_not_exist'],
    ['2026-13-01', 'date_does_not_exist'],
    ['12.04.1988', 'not_a_date'],
  ])('accepts swimmers of 11 to 99 whole years: born on %s returns %s', async (dob, reason) => {
    const call = create({
      firstName: 'Edge',
      lastName: 'Case',
      nativeLastName: null,
      dob,
      guardianConsent: true,
    })
    if (reason === null) await call
    else expect((await refusal(call)).body.issues?.[0]).toMatchObject({ path: 'dob', reason })
  })

  it.each([
    [{ firstName: 'A' }, 'firstName', 'too_short'],
    [{ firstName: 'Мария' }, 'firstName', 'name_not_latin'],
    [{ lastName: 'Two  Spaces' }, 'lastName', 'name_double_space'],
    [{ lastName: 'Number1' }, 'lastName', 'name_digits'],
    [{ lastName: 'X'.repeat(41) }, 'lastName', 'too_long'],
    [{ gender: 0 }, 'gender', 'not_allowed'],
    [
      { swimmerInfo: { country: 'XX', regionCode: null, city: 'City' } },
      'swimmerInfo.country',
      'country_unknown',
    ],
    [
      { swimmerInfo: { country: 'FI', regionCode: 'RU-TYU', city: 'Oulu' } },
      'swimmerInfo.regionCode',
      'region_unknown',
    ],
    [
      { swimmerInfo: { country: 'RU', regionCode: null, city: 'Тюмень', vk: 'https://evil.example/vk.com' } },
      'swimmerInfo.vk',
      'url_vk',
    ],
    [
      { sportRankData: { sportRank: 'KMS', validFrom: null } },
      'sportRankData.validFrom',
      'rank_date_required',
    ],
    [
      { sportRankData: { sportRank: 'KMS', validFrom: '2026-02-01' } },
      'sportRankData.validFrom',
      'date_in_future',
    ],
    [
      { dob: '1988-04-12', sportRankData: { sportRank: 'KMS', validFrom: '1988-04-11' } },
      'sportRankData.validFrom',
      'rank_before_birth',
    ],
    [
      { swimmerInfo: { country: 'RU', regionCode: null, city: 'Тюмень' } },
      'swimmerInfo.regionCode',
      'required',
    ],
    [{ points: 1000 }, 'points', 'unknown_field'],
    [{ userId: 1 }, 'userId', 'unknown_field'],
  ])('names what is wrong: %j', async (more, path, reason) => {
    const { status, body } = await refusal(create(more))
    expect(status).toBe(400)
    expect(body.issues).toContainEqual(expect.objectContaining({ path, reason }))
  })
})
