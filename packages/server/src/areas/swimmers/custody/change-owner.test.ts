import type { Swimmer, SwimmerCreate } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestAccount, type TestApp, testApp } from '../../../testing/test-app.ts'
import { A_PDF, aFile } from '../../events/testing/uploads.ts'
import { aSwimmer } from '../testing/a-swimmer.ts'
import { confirmedSwimmer } from '../testing/confirmed-swimmer.ts'

const DOB = '1988-04-12'
const LETTERS = 'abcdefghij'

const CONTACTS = {
  phone: '+7 922 000-00-00',
  vk: 'https://vk.com/former',
  fb: 'https://facebook.com/former',
  publishLinks: true,
}

describe('the private data of the owner of a profile', () => {
  let world: TestApp
  let admin: TestAccount
  let owner: TestAccount
  let next: TestAccount
  beforeAll(async () => {
    world = await testApp()
    admin = await world.account(['admin'])
    owner = await world.account()
    next = await world.account()
  })
  afterAll(() => world.stop())

  let count = 0
  const details = (more: Partial<SwimmerCreate> = {}): Partial<SwimmerCreate> => ({
    firstName: `Owned${LETTERS[count++]}`,
    isParaswimmer: true,
    underEmail: 'guardian@polynya.test',
    swimmerInfo: { ...aSwimmer().swimmerInfo, ...CONTACTS },
    ...more,
  })

  /** A confirmed swimmer of an account, with both kinds of private documents. */
  async function withDocuments(who: TestAccount, more: Partial<SwimmerCreate> = {}): Promise<Swimmer> {
    const swimmer = await confirmedSwimmer(who, details(more))
    const [params, body] = [{ id: swimmer.id }, { file: aFile('note.pdf', A_PDF) }]
    await who.client.swimmers.uploadDocument({ params, body })
    const query = { kind: 'medical', validUntil: '2026-12-31' } as const
    await who.client.admissions.upload({ params, query, body })
    return swimmer
  }

  const filesOf = ({ id }: Swimmer) =>
    world.db.selectFrom('stored_file').where('swimmer_id', '=', id).select('key').execute()

  async function expectNothingOf(swimmer: Swimmer, { client }: TestAccount) {
    const params = { id: swimmer.id }
    const seen = await client.swimmers.get({ params })
    expect(seen).toMatchObject({ underEmail: null, ipAddress: null, isParaswimmer: true })
    expect(seen.swimmerInfo).toMatchObject({ phone: null, vk: null, fb: null, publishLinks: false })
    expect(await client.swimmers.document({ params })).toEqual({ document: null })
    expect((await client.admissions.of({ params })).documents).toEqual([])
    expect(await filesOf(swimmer)).toEqual([])
  }

  it('does not pass to the account that claims a released profile', async () => {
    const swimmer = await withDocuments(owner)
    await owner.client.swimmers.release({ params: { id: swimmer.id } })
    await next.client.swimmers.claim({ params: { id: swimmer.id }, body: { dob: DOB } })
    await expectNothingOf(swimmer, next)
  })

  it('does not pass to the account that accepts a transfer, and its files are deleted', async () => {
    const swimmer = await withDocuments(owner)
    const files = await filesOf(swimmer)
    const params = { id: swimmer.id }
    const body = { email: next.email }
    const { id } = await owner.client.swimmers.offerTransfer({ params, body })
    await next.client.swimmers.acceptTransfer({ params: { id }, body: {} })
    await expectNothingOf(swimmer, next)
    expect(files).toHaveLength(2)
    for (const { key } of files) expect(await world.deps.files.get(key)).toBeNull()
  })

  it('of an imported profile is not given to the account that claims it', async () => {
    const swimmer = await admin.client.swimmers.create({ body: aSwimmer(details({ orphan: true })) })
    await next.client.swimmers.claim({ params: { id: swimmer.id }, body: { dob: DOB } })
    await expectNothingOf(swimmer, next)
  })

  it.each(['survivor', 'loser'] as const)(
    'does not pass to the other owner in a merge, where it is of the %s',
    async (former) => {
      const name = `Merged${former === 'loser' ? 'a' : 'b'}`
      const theirs = await withDocuments(owner, { firstName: name })
      const mine = await confirmedSwimmer(next, { firstName: name, dob: '1988-04-21', isParaswimmer: true })
      const [survivor, loser] = former === 'survivor' ? [theirs, mine] : [mine, theirs]
      const seen = async ({ id }: Swimmer) => {
        const { updatedAt = '' } = await admin.client.swimmers.get({ params: { id } })
        return { id, updatedAt }
      }
      await admin.client.swimmers.merge({
        body: {
          survivor: await seen(survivor),
          loser: await seen(loser),
          take: former === 'loser' ? ['phone', 'links', 'underEmail'] : [],
          userId: next.id,
        },
      })
      const params = { id: survivor.id }
      const { underEmail, swimmerInfo } = await next.client.swimmers.get({ params })
      expect({ underEmail, phone: swimmerInfo.phone, vk: swimmerInfo.vk }).toEqual({
        underEmail: null,
        phone: null,
        vk: null,
      })
      expect(await filesOf(survivor)).toEqual([])
    },
  )
})
