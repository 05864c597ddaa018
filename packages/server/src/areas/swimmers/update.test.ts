import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aSwimmer } from './testing/a-swimmer.ts'
import { confirmedSwimmer } from './testing/confirmed-swimmer.ts'

describe('changing a swimmer', () => {
  let world: TestApp
  let owner: TestAccount
  let stranger: TestAccount
  let admin: TestAccount
  let count = 0
  beforeAll(async () => {
    world = await testApp()
    owner = await world.account()
    stranger = await world.account()
    admin = await world.account(['admin'])
  })
  afterAll(() => world.stop())

  const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
  const fresh = () => confirmedSwimmer(owner, { firstName: `Name${LETTERS[count++]}`, lastName: 'Changing' })

  it('changes what is given and keeps the rest', async () => {
    const before = await fresh()
    const after = await owner.client.swimmers.update({
      params: { id: before.id },
      body: { nativePatronim: 'Ивановна', sportRankData: { sportRank: 'KMS', validFrom: '2025-01-16' } },
    })
    expect(after).toEqual({
      ...before,
      nativePatronim: 'Ивановна',
      sportRankData: {
        id: expect.any(Number),
        sportRank: 'KMS',
        validFrom: '2025-01-16',
        validTill: '2028-01-16',
      },
      updatedAt: after.updatedAt,
      version: 2,
    })
  })

  it('refuses the place and contacts of a tab that another one has overtaken with 409 `stale`', async () => {
    const { id, version = 0 } = await fresh()
    const { swimmerInfo } = aSwimmer()
    const save = (city: string, ifMatch: number, { client } = owner) =>
      client.swimmers.update({ params: { id }, body: { swimmerInfo: { ...swimmerInfo, city } } }, { ifMatch })
    const saved = await save('Тобольск', version)
    expect((await refusal(save('Ишим', version))).body).toMatchObject({ code: 409, reason: 'stale' })
    expect((await refusal(save('Ишим', version, admin))).body.reason).toBe('stale')
    expect(await save('Ишим', saved.version ?? 0)).toMatchObject({ version: version + 2 })
  })

  it('refuses a form that was opened before the owner released the profile', async () => {
    const { id, version = 0 } = await fresh()
    await owner.client.swimmers.release({ params: { id } })
    const { swimmerInfo } = aSwimmer()
    const body = { swimmerInfo: { ...swimmerInfo, phone: '+7 922 000-00-00' } }
    const stale = admin.client.swimmers.update({ params: { id }, body }, { ifMatch: version })
    expect((await refusal(stale)).body.reason).toBe('stale')
  })

  it('finds the swimmer under the new native name and no longer under the old', async () => {
    const { id } = await fresh()
    await owner.client.swimmers.update({ params: { id }, body: { nativeLastName: 'Переименованная' } })
    const found = async (lastName: string) =>
      (await world.visitor.swimmers.all({ query: { lastName } })).swimmers.some((each) => each.id === id)
    expect(await found('переим')).toBe(true)
    expect(await found('соколова')).toBe(false)
  })

  it('rejects a rank from before the birth date, whichever of the two is changed', async () => {
    const { id, dob } = await fresh()
    const rank = { sportRank: 'KMS', validFrom: '1900-01-01' } as const
    const wrong = [{ path: 'sportRankData.validFrom', reason: 'rank_before_birth' }]
    const byRank = owner.client.swimmers.update({ params: { id }, body: { sportRankData: rank } })
    expect((await refusal(byRank)).body.issues).toEqual(wrong)
    const validFrom = `${Number(dob?.slice(0, 4)) + 10}-01-01`
    await owner.client.swimmers.update({ params: { id }, body: { sportRankData: { ...rank, validFrom } } })
    const later = `${Number(dob?.slice(0, 4)) + 11}-01-01`
    const byBirth = admin.client.swimmers.update({ params: { id }, body: { dob: later } })
    expect((await refusal(byBirth)).body.issues).toEqual(wrong)
  })

  it('accepts unchanged values of locked fields', async () => {
    const { id, firstName, lastName, gender, dob, iwsaid, i_status, avatar } = await fresh()
    const body = { firstName, lastName, gender, dob: dob ?? '', iwsaid, i_status, avatar }
    expect(await owner.client.swimmers.update({ params: { id }, body })).toMatchObject(body)
    expect(await owner.client.swimmers.get({ params: { id } })).toMatchObject(body)
  })

  it.each([
    { firstName: 'Other' },
    { dob: '1990-01-01' },
    { gender: 1 as const },
    { iwsaid: 'OTHE000001' },
    { i_status: 0 as const },
    { avatar: 'somebody-elses.jpg' },
  ])('refuses a change of a locked field: %j', async (body) => {
    const { id } = await fresh()
    const { status, body: error } = await refusal(owner.client.swimmers.update({ params: { id }, body }))
    expect(status).toBe(403)
    expect(error).toMatchObject({ reason: 'field_forbidden', issues: [{ path: Object.keys(body)[0] }] })
  })

  it('lets administrators correct the identity of a swimmer, but not turn them into another person', async () => {
    const { id } = await fresh()
    const corrected = await admin.client.swimmers.update({ params: { id }, body: { lastName: 'Corrected' } })
    expect(corrected.lastName).toBe('Corrected')
    const twin = await fresh()
    const body = { firstName: corrected.firstName, lastName: 'Corrected' }
    const call = admin.client.swimmers.update({ params: { id: twin.id }, body })
    expect((await refusal(call)).body.reason).toBe('duplicate_swimmer_own')
    const row = await world.db.selectFrom('audit').where('object_id', '=', String(id)).selectAll().execute()
    expect(
      row.some(({ action, after }) => action === 'swimmers.update' && after?.last_name === 'Corrected'),
    ).toBe(true)
  })

  it('is refused to every other caller, with the reason for those who may know it', async () => {
    const { id } = await fresh()
    const body = { nativePatronim: 'Чужая' }
    expect((await refusal(world.visitor.swimmers.update({ params: { id }, body }))).status).toBe(401)
    const { body: error } = await refusal(stranger.client.swimmers.update({ params: { id }, body }))
    expect(error).toMatchObject({ code: 403, reason: 'swimmer_of_another' })
    expect(await stranger.client.swimmers.canEdit({ params: { id } })).toEqual({
      canEdit: false,
      reason: 'swimmer_of_another',
    })
    expect(await owner.client.swimmers.canEdit({ params: { id } })).toEqual({ canEdit: true, reason: null })
    expect((await refusal(world.visitor.swimmers.canEdit({ params: { id } }))).status).toBe(401)
  })

  it('is refused for an unconfirmed profile of another as if there were none', async () => {
    const { id } = await owner.client.swimmers.create({ body: aSwimmer({ lastName: 'Secret' }) })
    for (const call of [
      () => stranger.client.swimmers.update({ params: { id }, body: {} }),
      () => stranger.client.swimmers.canEdit({ params: { id } }),
      () => stranger.client.swimmers.remove({ params: { id } }),
      () => stranger.client.swimmers.avatarExists({ params: { id } }),
      () => stranger.client.swimmers.confirm({ params: { id } }),
    ]) {
      expect((await refusal(call())).body).toMatchObject({ code: 404, reason: 'swimmer_not_found' })
    }
  })

  it('deletes for the owner, and never assigns the registry ID again', async () => {
    const { id, iwsaid } = await fresh()
    expect((await refusal(stranger.client.swimmers.remove({ params: { id } }))).body.reason).toBe(
      'swimmer_of_another',
    )
    await owner.client.swimmers.remove({ params: { id } })
    expect((await refusal(world.visitor.swimmers.get({ params: { id } }))).status).toBe(404)
    const again = admin.client.swimmers.create({
      body: aSwimmer({ lastName: 'Reuse', iwsaid, orphan: true }),
    })
    expect((await refusal(again)).body.reason).toBe('registry_id_taken')
  })
})

describe('confirming a swimmer', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  it('makes the profile visible; a second time changes nothing', async () => {
    const { client } = await world.account()
    const { id } = await client.swimmers.create({ body: aSwimmer() })
    const first = await client.swimmers.confirm({ params: { id } })
    expect(first.i_status).toBe(1)
    expect(await client.swimmers.confirm({ params: { id } })).toEqual(first)
    expect(await world.visitor.swimmers.get({ params: { id } })).toMatchObject({ id })
  })

  it('succeeds for the faster of two accounts that created the same profile', async () => {
    const [quick, slow] = [await world.account(), await world.account()]
    const body = aSwimmer({ firstName: 'Same', lastName: 'Person' })
    const theirs = await quick.client.swimmers.create({ body })
    const ours = await slow.client.swimmers.create({ body })
    await quick.client.swimmers.confirm({ params: { id: theirs.id } })
    const { body: error } = await refusal(slow.client.swimmers.confirm({ params: { id: ours.id } }))
    expect(error.reason).toBe('duplicate_swimmer_of_another')
  })
})
