import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aSwimmer } from './testing/a-swimmer.ts'
import { confirmedSwimmer } from './testing/confirmed-swimmer.ts'

describe('profiles without an account', () => {
  let world: TestApp
  let admin: TestAccount
  beforeAll(async () => {
    world = await testApp()
    admin = await world.account(['admin'])
  })
  afterAll(() => world.stop())

  const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
  let count = 0
  const orphan = () => {
    const body = aSwimmer({ firstName: `Orphan${LETTERS[count++]}`, orphan: true })
    return admin.client.swimmers.create({ body })
  }

  it('are claimed with the full birth date', async () => {
    const { id } = await orphan()
    const { id: accountId, client } = await world.account()
    const claimed = await client.swimmers.claim({ params: { id }, body: { dob: '1988-04-12' } })
    expect(claimed).toMatchObject({ link: 'linked', userId: accountId })
    expect(await client.swimmers.canEdit({ params: { id } })).toEqual({ canEdit: true, reason: null })
  })

  it('are not claimed with another birth date, nor by visitors', async () => {
    const { id } = await orphan()
    const { client } = await world.account()
    const wrong = client.swimmers.claim({ params: { id }, body: { dob: '1988-04-13' } })
    expect((await refusal(wrong)).body).toMatchObject({ code: 403, reason: 'claim_mismatch' })
    const visitor = world.visitor.swimmers.claim({ params: { id }, body: { dob: '1988-04-12' } })
    expect((await refusal(visitor)).status).toBe(401)
  })

  it('cannot be claimed while they have an owner', async () => {
    const owner = await world.account()
    const { id } = await confirmedSwimmer(owner)
    const { client } = await world.account()
    const call = client.swimmers.claim({ params: { id }, body: { dob: '1988-04-12' } })
    expect((await refusal(call)).body.reason).toBe('swimmer_not_claimable')
  })

  it('go to one of two accounts that claim at once', async () => {
    const { id } = await orphan()
    const people = [await world.account(), await world.account()]
    const claims = people.map(({ client }) =>
      client.swimmers.claim({ params: { id }, body: { dob: '1988-04-12' } }),
    )
    const outcomes = await Promise.allSettled(claims)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('become claimable when their owner releases them, which also lets administrators undo a claim', async () => {
    const owner = await world.account()
    const { id } = await confirmedSwimmer(owner, { firstName: 'Released' })
    expect(await owner.client.swimmers.release({ params: { id } })).toMatchObject({ link: 'unlinked' })
    expect((await refusal(owner.client.swimmers.release({ params: { id } }))).body.reason).toBe(
      'swimmer_unlinked',
    )
    const canEdit = await owner.client.swimmers.canEdit({ params: { id } })
    expect(canEdit).toEqual({ canEdit: false, reason: 'swimmer_unlinked' })
    const { client } = await world.account()
    await client.swimmers.claim({ params: { id }, body: { dob: '1988-04-12' } })
    expect(await admin.client.swimmers.release({ params: { id } })).toMatchObject({ link: 'unlinked' })
    const rows = await world.db
      .selectFrom('audit')
      .where('object_id', '=', String(id))
      .select('action')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual([
      'swimmers.confirm',
      'swimmers.release',
      'swimmers.claim',
      'swimmers.release',
    ])
  })

  it('cannot be released by strangers', async () => {
    const owner = await world.account()
    const { id } = await confirmedSwimmer(owner, { firstName: 'Kept' })
    const stranger = await world.account()
    expect((await refusal(stranger.client.swimmers.release({ params: { id } }))).body.reason).toBe(
      'swimmer_of_another',
    )
  })
})

describe('the limit of claims', () => {
  it('is three tries a day', async () => {
    const world = await testApp({ RATE_LIMIT_FACTOR: '1' })
    const admin = await world.account(['admin'])
    const { id } = await admin.client.swimmers.create({ body: aSwimmer({ orphan: true }) })
    const { client } = await world.account()
    const guess = (day: number) =>
      refusal(client.swimmers.claim({ params: { id }, body: { dob: `1988-05-0${day}` } }))
    for (const day of [1, 2, 3]) expect((await guess(day)).body.reason).toBe('claim_mismatch')
    expect((await guess(4)).body.reason).toBe('rate_limited')
    await world.stop()
  })
})

describe('swimmers.similar', () => {
  let world: TestApp
  let owner: TestAccount
  beforeAll(async () => {
    world = await testApp()
    owner = await world.account()
    await confirmedSwimmer(owner)
  })
  afterAll(() => world.stop())

  const ask = (client: TestApp['visitor'], more = {}) =>
    client.swimmers.similar({
      query: { firstName: 'Maria', lastName: 'Sokolova', gender: 2, dob: '1988-04-12', ...more },
    })

  it('names the same person and whose profile it is, before anything is sent', async () => {
    expect(await ask(owner.client)).toMatchObject({ exact: 'duplicate_swimmer_own', emailStart: null })
    const other = await world.account()
    expect(await ask(other.client)).toMatchObject({
      exact: 'duplicate_swimmer_of_another',
      emailStart: 'pe',
    })
  })

  it('shows swimmers with the same name or year of birth, whatever the day', async () => {
    const namesake = await ask(owner.client, { dob: '1990-01-01' })
    expect(namesake).toMatchObject({ exact: null, swimmers: [{ lastName: 'Sokolova' }] })
    expect((await ask(owner.client, { firstName: 'Masha' })).swimmers).toHaveLength(1)
    expect((await ask(owner.client, { firstName: 'Masha', dob: '1988-12-30' })).swimmers).toHaveLength(1)
    expect((await ask(owner.client, { firstName: 'Masha', dob: '1990-01-01' })).swimmers).toEqual([])
  })

  it('is for those who signed in', async () => {
    expect((await refusal(ask(world.visitor))).status).toBe(401)
  })
})
