import type { SwimmerCreate } from '@polynya/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../../testing/test-app.ts'
import { aSwimmer } from '../testing/a-swimmer.ts'
import { confirmedSwimmer } from '../testing/confirmed-swimmer.ts'

const RIGHT = '1988-04-12'
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

describe('guessing the birth date of an unlinked profile', () => {
  let world: TestApp
  let admin: TestAccount
  let target: number
  let lastName: string
  let count = 0
  beforeAll(async () => {
    world = await testApp({ RATE_LIMIT_FACTOR: '1' })
    admin = await world.account(['admin'])
  })
  beforeEach(async () => {
    lastName = `Sokolova${LETTERS[count++]}`
    target = (await create(admin, { orphan: true })).id
  })
  afterAll(() => world.stop())

  const create = ({ client }: TestAccount, more: Partial<SwimmerCreate> = {}) =>
    client.swimmers.create({ body: aSwimmer({ lastName, ...more }) })
  const similar = ({ client }: TestAccount, dob: string, firstName = 'Maria') =>
    client.swimmers.similar({ query: { firstName, lastName, gender: 2, dob } })
  const claim = ({ client }: TestAccount, dob: string) =>
    client.swimmers.claim({ params: { id: target }, body: { dob } })
  const reasonOf = async (call: Promise<unknown>) => (await refusal(call)).body.reason

  it('ends with the third wrong day of an account, whichever calls it was tried in', async () => {
    const guesser = await world.account()
    await create(guesser, { dob: '1988-01-01' })
    await similar(guesser, '1988-01-02')
    expect(await reasonOf(claim(guesser, '1988-01-03'))).toBe('claim_mismatch')
    expect(await reasonOf(similar(guesser, RIGHT))).toBe('birth_date_tries')
    expect(await reasonOf(create(guesser, { dob: RIGHT }))).toBe('birth_date_tries')
    expect(await reasonOf(claim(guesser, RIGHT))).toBe('birth_date_tries')
  })

  it('refuses a wrong day as it refuses the right one', async () => {
    const guesser = await world.account()
    for (const day of ['01', '02', '03']) await similar(guesser, `1988-01-${day}`)
    expect(await reasonOf(similar(guesser, '1988-01-04'))).toBe('birth_date_tries')
    expect(await reasonOf(similar(guesser, RIGHT))).toBe('birth_date_tries')
  })

  it('gives no more answers to calls at once', async () => {
    const guesser = await world.account()
    const days = Array.from({ length: 28 }, (_, day) => `1988-02-${String(day + 1).padStart(2, '0')}`)
    const outcomes = await Promise.allSettled(days.map((dob) => similar(guesser, dob)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(3)
  })

  it('ends with the tenth day that any accounts tried', async () => {
    for (let day = 10; day < 20; day += 2) {
      const guesser = await world.account()
      await similar(guesser, `1988-03-${day}`)
      await similar(guesser, `1988-03-${day + 1}`)
    }
    expect(await reasonOf(claim(await world.account(), RIGHT))).toBe('birth_date_tries')
  })

  it('is limited by account on all profiles together', async () => {
    for (const letter of LETTERS.slice(0, 11)) {
      await create(admin, { firstName: `Maria${letter}`, orphan: true })
    }
    const guesser = await world.account()
    for (const letter of LETTERS.slice(0, 10)) await similar(guesser, '1988-05-05', `Maria${letter}`)
    const { body } = await refusal(similar(guesser, '1988-05-05', 'Mariak'))
    expect(body).toMatchObject({ reason: 'rate_limited', fields: { seconds: 86_400 } })
  })

  it('does not count the same day twice, nor namesakes born in another year', async () => {
    const guardian = await world.account()
    for (const _ of [1, 2, 3, 4]) await similar(guardian, '1988-01-01')
    for (const year of [1990, 1991, 1992, 1993]) await similar(guardian, `${year}-01-01`)
    expect(await claim(guardian, RIGHT)).toMatchObject({ link: 'linked' })
  })

  it('is forgotten after thirty days', async () => {
    const guardian = await world.account()
    for (const day of ['01', '02', '03', '04']) await similar(guardian, `1988-01-${day}`).catch(() => null)
    world.clock.pass({ days: 31 })
    const { email: username, password } = guardian
    const { accessToken } = await world.visitor.user.authenticate({ body: { username, password } })
    const client = world.client({ authorization: `Bearer ${accessToken}` })
    expect(await claim({ ...guardian, client }, RIGHT)).toMatchObject({ link: 'linked' })
  })
})

describe('the daily limit of new profiles', () => {
  it('is thirty for an account and none for administrators', async () => {
    const world = await testApp({ RATE_LIMIT_FACTOR: '1' })
    const [guardian, admin] = [await world.account(), await world.account(['admin'])]
    const make = ({ client }: TestAccount, nr: number, more: Partial<SwimmerCreate>) =>
      client.swimmers.create({
        body: aSwimmer({ firstName: `M${LETTERS[nr % 26]}${LETTERS[Math.floor(nr / 26)]}`, ...more }),
      })
    for (let nr = 0; nr < 30; nr++) await make(guardian, nr, { lastName: 'Guardian' })
    const { body } = await refusal(make(guardian, 30, { lastName: 'Guardian' }))
    expect(body.reason).toBe('rate_limited')
    for (let nr = 0; nr < 40; nr++) await make(admin, nr, { orphan: true })
    await world.stop()
  })

  it('lets an administrator meet more duplicates in an import than another account may', async () => {
    const world = await testApp({ RATE_LIMIT_FACTOR: '1' })
    const [owner, admin] = [await world.account(), await world.account(['admin'])]
    await confirmedSwimmer(owner)
    for (let nr = 0; nr < 65; nr++) {
      const { body } = await refusal(admin.client.swimmers.create({ body: aSwimmer({ orphan: true }) }))
      expect(body.reason).toBe('duplicate_swimmer_of_another')
    }
    await world.stop()
  })
})
