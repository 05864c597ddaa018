import type { EntrantFilter, Event } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { mailEntrants } from '../entrants/mail-entrants.ts'
import { aBasket, anEntrant, anOrder, aSale, distancesOf, payAt } from '../orders/testing/a-sale.ts'
import { aRelayEvent, aTeam } from '../teams/testing/a-relay.ts'

const TEXTS = {
  subjectRu: 'Автобус',
  textRu: 'Отправление в 8:00 {{name}}',
  subjectEn: 'A bus',
  textEn: 'It leaves at 8:00',
}

describe('messages to entrants', () => {
  let world: TestApp
  let admin: TestAccount
  let payer: TestAccount
  let event: Event

  beforeAll(async () => {
    world = await testApp()
    const superAdmin = await world.account(['superAdmin'])
    admin = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    event = await aSale(superAdmin)
    const [first = 0, second = 0] = distancesOf(event)
    const paid = await anOrder(world, event, [first, second])
    payer = paid.account
    await payAt(world, paid)
    const sister = await anEntrant(payer, {
      swimmerInfo: { country: 'RU', regionCode: 'RU-PSK', city: 'Псков', club: 'Северный_Морж' },
    })
    await payer.client.orders.create({ body: aBasket(event, sister, [second]) })
    await anOrder(world, event, [first])
  })
  afterAll(() => world.stop())

  const params = () => ({ id: event.id })
  const preview = (filter: EntrantFilter, { client } = admin) =>
    client.events.previewMessage({ params: params(), body: { ...TEXTS, filter } })
  const send = (filter: EntrantFilter, recipients: number) =>
    admin.client.events.sendMessage({ params: params(), body: { ...TEXTS, filter, recipients } })

  it.each<[EntrantFilter, number, number]>([
    [{}, 2, 3],
    [{ state: 'confirmed' }, 1, 1],
    [{ state: 'held' }, 2, 2],
    [{ state: 'waitlisted' }, 0, 0],
    [{ region: 'RU-TYU' }, 2, 2],
    [{ club: 'северный_морж' }, 1, 1],
    [{ club: '%' }, 0, 0],
  ])('go to whom the filter leaves: %j', async (filter, recipients, swimmers) => {
    expect(await preview(filter)).toMatchObject({ recipients, swimmers })
  })

  it('go to the account of one swimmer, and to no account for a swimmer of another event', async () => {
    const { swimmers } = await admin.client.events.swimmerList({ params: params() })
    const [one] = swimmers
    expect(await preview({ iwsaid: one?.iwsaid ?? '' })).toMatchObject({ recipients: 1, swimmers: 1 })
    expect(await preview({ iwsaid: 'ABCD999999' })).toMatchObject({ recipients: 0, swimmers: 0 })
  })

  it('are shown as they will read, and to some of whom, before they go', async () => {
    const [, distanceId = 0] = distancesOf(event)
    const { letters, sample, recipients } = await preview({ distanceId })
    expect(recipients).toBe(1)
    expect(sample).toHaveLength(2)
    expect(letters.ru.subject).toBe('Автобус')
    expect(letters.ru.text).toContain('Отправление в 8:00 {{name}}')
    expect(letters.en.text).toContain(`/view-event/${event.id}`)
  })

  it('are sent once to each account, and are recorded', async () => {
    const sent = await send({}, 2)
    expect(sent).toMatchObject({ recipients: 2, mailed: 0, subjectRu: 'Автобус' })
    await mailEntrants(world.deps)
    const mails = await world.mailsTo(payer.email)
    expect(mails.filter(({ subject }) => subject === 'Автобус')).toHaveLength(1)
    const { messages } = await admin.client.events.messages({ params: params() })
    expect(messages).toEqual([{ ...sent, mailed: 2 }])
    const audit = world.db.selectFrom('audit').where('action', '=', 'events.sendMessage').select('after')
    expect(await audit.execute()).toMatchObject([{ after: { recipients: 2, filter: {} } }])
  })

  it('are refused if entries were added in the meantime, or if there are no recipients', async () => {
    expect((await refusal(send({}, 1))).body).toMatchObject({
      reason: 'entrants_changed',
      fields: { count: 2 },
    })
    expect((await refusal(send({ club: 'Никто' }, 0))).body.reason).toBe('no_entrants')
  })

  it('go to the members of relay teams too, who may have other accounts than the captain', async () => {
    const { event: meet, relays } = await aRelayEvent(await world.account(['superAdmin']))
    const [captain, member] = [await world.account(), await world.account()]
    const team = await aTeam(world, relays, { swimmerId: (await anEntrant(captain)).id, owner: captain })
    const { token } = await captain.client.teams.invite({ params: { teamId: team.teamId } })
    const { id: swimmerId } = await anEntrant(member)
    await member.client.teams.join({ body: { token, swimmerId } })
    const { distanceId } = relays
    const body = { ...TEXTS, filter: { distanceId }, recipients: 2 }
    await admin.client.events.sendMessage({ params: { id: meet.id }, body })
    await mailEntrants(world.deps)
    for (const { email } of [captain, member])
      expect((await world.mailsTo(email))[0]?.subject).toBe('Автобус')
  })

  it('are limited, and are for administrators of the region', async () => {
    const foreign = await world.account([{ right: 'admin', region: 'RU-SVE' }])
    expect((await refusal(preview({}, foreign))).body.reason).toBe('no_access')
    expect((await refusal(preview({}, payer))).body.reason).toBe('no_access')
    const listed = foreign.client.events.messages({ params: { id: 2_000_000 } })
    expect((await refusal(listed)).body.reason).toBe('event_not_found')
  })
})
