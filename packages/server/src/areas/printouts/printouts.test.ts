import type { PrintSettingsInput } from '@polynya/contract'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aFile } from '../events/testing/uploads.ts'
import { anOrder, aSale, distancesOf } from '../orders/testing/a-sale.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'
import { confirmedSwimmer } from '../swimmers/testing/confirmed-swimmer.ts'
import { aRelayEvent, aTeam, enter } from '../teams/testing/a-relay.ts'

/** Text of a PDF as a reader selects it, pages joined. */
async function textOf(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

describe('printouts of an event', () => {
  let world: TestApp
  let meet: Meet
  let administrator: TestAccount
  let secretary: TestAccount
  let params: { eventId: number; distanceId: number }

  beforeAll(async () => {
    world = await testApp()
    meet = await aMeet(world, { swimmers: 4, distances: [{ distCode: '50BR' }] })
    administrator = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    secretary = await world.account([{ right: 'results.edit', region: 'RU-TYU' }])
    params = { eventId: meet.event.id, distanceId: meet.distanceIds[0] ?? 0 }
    const entries = []
    for (const swimmer of [0, 1, 2, 3]) {
      const ageGroup = swimmer < 3 ? 'E1' : 'E2'
      entries.push(await meet.enter(swimmer, { seedTimeCs: 4100 + swimmer, ageGroup, number: swimmer + 1 }))
    }
    const { events, results } = administrator.client
    const { sessions } = await events.sessions({ params: { id: meet.event.id } })
    await events.updateSession({
      params: { id: meet.event.id, sessionId: sessions[0]?.id ?? 0 },
      body: {
        time: '10:00',
        waterTemp: 0.8,
        officials: [{ role: 'chiefJudge', category: '1K', name: 'Иванов Иван', nameEn: 'Ivanov Ivan' }],
      },
    })
    await events.seedPrestart({ params: { id: meet.event.id }, body: {} })
    const [first, second, third, alone] = entries.map((entryId) => ({ entryId, version: 0 }))
    await results.record({
      params,
      body: {
        results: [
          { ...first, status: 'finished', rawTime: '00:41.50', penalties: [{ code: 'UW', leg: null }] },
          { ...second, status: 'finished', rawTime: '00:42.10' },
          { ...third, status: 'DSQ', code: 'NW', rawTime: '00:40.00' },
          { ...alone, status: 'finished', rawTime: '00:50.00' },
        ] as Parameters<typeof results.record>[0]['body']['results'],
      },
    })
  })
  afterAll(() => world.stop())

  const read = (file: string, by?: TestAccount, id: number | string = meet.event.id) =>
    world.app.inject({
      url: `/printouts/${id}/${file}`,
      headers: by ? { authorization: `Bearer ${by.tokens.accessToken}` } : {},
    })
  const pdf = async (file: string, by?: TestAccount, id?: number) => {
    const answer = await read(file, by, id)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
    })
    return textOf(answer.rawPayload)
  }
  const publish = (state: 'preliminary' | 'official') =>
    administrator.client.results.publish({ params, body: { state, confirmed: true } })

  it('lists the entrants by name with their distances and declared times', async () => {
    const text = await pdf('entries.pdf')
    expect(text).toContain('Список участников')
    expect(text).toMatch(/Antonova .* 1981 E1 .* 50 м бр 00:41\.00.* Belova /)
    expect((await read('entries.csv')).payload).toContain('50\xa0м\xa0бр\xa000:41.00')
  })

  it('lists the entrants by club and by distance', async () => {
    expect(await pdf('entriesByClub.pdf')).toMatch(
      /Морж № Участник Год Группа Регион Дистанции 1 Antonova .* Gromova /,
    )
    const byDistance = await read('entriesByDistance.csv?lang=en')
    expect(byDistance.payload.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFSection,No.,Swimmer,Born,Group,Region,Club,Rank,Declared',
      expect.stringMatching(/^50\sm breaststroke,1,Antonova .*,1981,E1,.*,00:41\.00$/),
    ])
  })

  it('shows drafts of start lists to administrators only, marked as drafts', async () => {
    expect(await pdf('startlists.pdf?lang=en')).toContain('The start list is not published yet.')
    const draft = await pdf('startlists.pdf?lang=en', administrator)
    expect(draft).toContain('Draft')
    expect(draft).toMatch(/50 m breaststroke\. Heat 1/)
    await administrator.client.events.publishPrestart({
      params: { id: meet.event.id },
      body: { isPublished: true },
    })
    expect(await pdf('startlists.pdf?lang=en')).not.toContain('Draft')
  })

  it('lists the starts of each swimmer with heat and lane', async () => {
    const text = await pdf('startsBySwimmer.pdf')
    expect(text).toMatch(/Участников: 4 .*Antonova .* 50 м бр: 10:00, заплыв 1, дор\. \d .*Belova /)
  })

  it('prints the timetable with the planned starts of heats', async () => {
    expect(await pdf('timetable.pdf')).toMatch(/Сессия 1\. 21 февраля 2026 .* 10:00 50 м брасс 4 1 1 — 10:00/)
  })

  it('shows no results to visitors before they are published, and says so', async () => {
    expect(await pdf('protocol.pdf')).toContain('Результаты ещё не опубликованы.')
    expect(await pdf('protocol.pdf', administrator)).toContain('Черновик')
    const answer = await world.visitor.events.printProtocolAbs({ params: { eventId: params.eventId } })
    expect(answer.state).toBe('empty')
  })

  it('prints the protocol by age group, a group of one too, with penalties, codes and signatures', async () => {
    await publish('preliminary')
    const text = await pdf('protocol.pdf')
    expect(text).toContain('Предварительный')
    expect(text).toMatch(/E1 .*1 Belova .* 00:42\.10 .*2 Antonova .* 00:41\.50 \+5 с 00:46\.50/)
    expect(text).toMatch(/DSQ Volkova .*дисквалификация; нет касания стенки/)
    expect(text).toMatch(/E2 .*1 Gromova .* 00:50\.00/)
    expect(text).toMatch(/Главный судья _+ Иванов Иван, категория: первая/)
    expect(text).toContain('Вода +0,8 °C')
    expect(text).toContain('Участников: 4, регионов: 1')
    expect(text).not.toContain('Официальные')
    expect(text).toContain('1 / 1')
  })

  it('prints the absolute protocol without age groups, official without a mark', async () => {
    await publish('official')
    const { pdf: url, state } = await world.visitor.events.printProtocolAbs({
      params: { eventId: params.eventId },
    })
    expect(state).toBe('official')
    const text = await pdf(url.split('/').at(-1) ?? '')
    expect(text).not.toContain('Предварительный')
    expect(text).toContain('Официальные результаты Участников: 4')
    expect(text).toMatch(/1 Belova .*2 Antonova .*3 Gromova /)
  })

  it('prints records beside the results that set them, and above the first heat', async () => {
    expect(await pdf('protocol.pdf')).toMatch(
      /1 Belova .* 00:42\.10 .*Национальный рекорд \(ожидает утверждения\)/,
    )
    const text = await pdf('startlists.pdf')
    expect(text).toMatch(/Заплыв 1, 10:00 Национальный рекорд.*: 00:42\.10, Belova /)
    expect(text.match(/Национальный рекорд/g)).toHaveLength(1)
  })

  it('prints places in divisions of a distance that has them', async () => {
    const other = await aMeet(world, { swimmers: 2, distances: [{ distCode: '50BR' }] })
    const [one, two] = [
      await other.enter(0, { ageGroup: 'E1', division: 'гидрокостюм' }),
      await other.enter(1, { ageGroup: 'E2', division: 'гидрокостюм' }),
    ]
    const superAdministrator = await world.account(['superAdmin'])
    await superAdministrator.client.results.record({
      params: { eventId: other.event.id, distanceId: other.distanceIds[0] ?? 0 },
      body: {
        results: [
          { entryId: one ?? 0, version: 0, status: 'finished', rawTime: '00:42.00' },
          { entryId: two ?? 0, version: 0, status: 'finished', rawTime: '00:41.00' },
        ],
      },
    })
    const text = await pdf('protocol.pdf', superAdministrator, other.event.id)
    expect(text).toMatch(/гидрокостюм, E1 .* 1 Antonova .* 2-е место, гидрокостюм/)
    expect(text).toMatch(/гидрокостюм, E2 .* 1 Belova .* 1-е место, гидрокостюм/)
    const absolute = await pdf('absolute.pdf', superAdministrator, other.event.id)
    expect(absolute).toMatch(/1 Belova .* 1-е место, гидрокостюм 2 Antonova .* 2-е место, гидрокостюм/)
    expect(await pdf('protocol.pdf')).not.toContain('-е место')
  })

  it('counts medals of published results by region, club and country', async () => {
    const text = await pdf('medals.pdf')
    expect(text).toMatch(
      /По регионам .* 1 Тюменская область 2 1 0 3 .*По клубам .* 1 Морж 2 1 0 3 .*По странам/,
    )
  })

  it('prints winners for the announcer from the third place to the first', async () => {
    expect(await pdf('ceremony.pdf', secretary)).toMatch(/E1 .* 2 Antonova .* 1 Belova .* E2 .* 1 Gromova/)
  })

  it('prints heats with boxes, and a card for each lane', async () => {
    expect(await pdf('callRoom.pdf', secretary)).toMatch(
      /Заплыв 1, 10:00 Явка № Дор\. Участник .* 3 2 Volkova .* 1 3 Antonova /,
    )
    const { payload } = await read('callRoom.csv', secretary)
    expect(payload.split('\r\n')[1]).toMatch(/Заплыв 1, 10:00;;3;2;Volkova /)
    for (const cards of ['laneCards4', 'laneCards8']) {
      const text = await pdf(`${cards}.pdf`, secretary)
      expect(text.match(/Секундомер 3/g)).toHaveLength(4)
      expect(text).toMatch(/Заплыв 1, 10:00 Дор\. 2 Volkova Maria №: 3 · Год: 1981 .* Заявлено: 00:41\.02/)
    }
  })

  it('prints the legs of relay teams with declared times', async () => {
    const superAdministrator = await world.account(['superAdmin'])
    const { event, relays, individual } = await aRelayEvent(superAdministrator)
    const captain = await confirmedSwimmer(meet.owner, { lastName: 'Kapitanova', nativeLastName: null })
    const entered = { swimmerId: captain.id, seedTimeCs: 2150 }
    await enter(world.db, individual, entered)
    await aTeam(world, relays, { swimmerId: captain.id, owner: meet.owner })
    const text = await pdf('teams.pdf', administrator, event.id)
    expect(text).toMatch(
      /Эстафета 4×25 м .* Капитан: Maria Kapitanova, KAPI\d+ .* 1 вольный стиль Maria Kapitanova KAPI\d+ \d+ 00:21\.50 2 вольный стиль 3 /,
    )
  })

  it('prints the leg of each penalty of a relay team', async () => {
    const { event, relays } = await aRelayEvent(await world.account(['superAdmin']))
    const captain = await confirmedSwimmer(meet.owner, { lastName: 'Legova', nativeLastName: null })
    await aTeam(world, relays, { swimmerId: captain.id, owner: meet.owner })
    const { events, results } = administrator.client
    await events.seedPrestart({ params: { id: event.id }, body: {} })
    const place = { eventId: event.id, distanceId: relays.distanceId }
    const entryId = (await results.list({ params: place })).lanes[0]?.starter.entryId ?? 0
    const penalties = [
      { code: 'SH', leg: 1 },
      { code: 'SH', leg: 3 },
    ] as const
    const result = { entryId, version: 0, status: 'finished', rawTime: '01:20.00', penalties } as const
    await results.record({ params: place, body: { results: [{ ...result, penalties: [...penalties] }] } })
    expect(await pdf('protocol.pdf', administrator, event.id)).toMatch(
      /плечи над водой перед стартом, этап 1; плечи над водой перед стартом, этап 3/,
    )
  })

  it('prints sheets of the desk for accounts that record results only', async () => {
    const owner = meet.owner
    expect((await read('laneCards4.pdf')).statusCode).toBe(401)
    expect((await read('laneCards4.pdf', owner)).statusCode).toBe(403)
    expect((await read('ceremony.csv', owner)).json()).toMatchObject({ error: { reason: 'no_access' } })
  })

  it('prints arrivals with payments and documents for administrators only', async () => {
    expect(await pdf('checkIn.pdf', administrator)).toMatch(
      /Участников: 4 Явка № Участник .* 1 Antonova Maria E1 .* 50 м бр Оплачено 2 Belova /,
    )
    expect((await read('checkIn.pdf', secretary)).json()).toMatchObject({ error: { reason: 'no_access' } })
    expect((await read('orders.csv')).statusCode).toBe(401)
  })

  it('lists orders with amounts that spreadsheets add up', async () => {
    const superAdministrator = await world.account(['superAdmin'])
    const event = await aSale(superAdministrator)
    await anOrder(world, event, distancesOf(event).slice(0, 1))
    const { payload } = await read('orders.csv?lang=en', superAdministrator, event.id)
    const [head, first] = payload.split('\r\n')
    expect(head).toBe('\uFEFFSection,Order,Payer,Swimmers,Status,Paid on,Total,Paid,Refunded,Receipt')
    expect(first).toMatch(/^RUB,\d+,.*@.*,Not paid,,1500.00,0.00,0.00,No receipt$/)
    const text = await pdf('orders.pdf', superAdministrator, event.id)
    expect(text).toMatch(/Заказы, российский рубль: 1 .* 1 500 ₽ 0 ₽ 0 ₽ /)
    expect(await pdf('orders.pdf?lang=en', superAdministrator, event.id)).toMatch(
      /Orders in Russian rubles: 1 .* ₽1,500 ₽0 ₽0 /,
    )
  })

  it('of one list have no column of sections in spreadsheets', async () => {
    const lists = { 'entries.csv': '№', 'startsBySwimmer.csv': '№', 'checkIn.csv': 'Явка' }
    for (const [file, column] of Object.entries(lists)) {
      const { payload } = await read(file, administrator)
      expect(payload.split(';')[0]).toBe(`\uFEFF${column}`)
      expect(payload).not.toContain('Участников')
    }
  })

  it('prints the temperature of the water of the event unless it was measured at a session', async () => {
    const { events } = (await world.account(['superAdmin'])).client
    const [event, session] = [
      meet.event.id,
      (await events.sessions({ params: { id: meet.event.id } })).sessions[0],
    ]
    await events.update({ params: { id: event }, body: { waterTemp: 1.2 } })
    const text = await pdf('protocol.pdf')
    expect(text).not.toContain('Вода +1,2')
    expect(text).toContain('Сессия 1. Вода +0,8 °C')
    const measured = (waterTemp: number | null) =>
      events.updateSession({ params: { id: event, sessionId: session?.id ?? 0 }, body: { waterTemp } })
    await measured(null)
    expect(await pdf('protocol.pdf')).toContain('. Вода +1,2 °C Официальные результаты')
    expect(await pdf('protocol.pdf?lang=en')).toContain('. Water +1.2°C Official results')
    await measured(0.8)
  })

  it('gives the same bytes for the same data and clock', async () => {
    const [one, other] = await Promise.all([read('protocol.pdf'), read('protocol.pdf')])
    expect(one.rawPayload.equals(other.rawPayload)).toBe(true)
  })

  it('gives the same as a table', async () => {
    const { payload, headers } = await read('protocol.csv')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    const [head, first] = payload.split('\r\n')
    expect(head).toBe('\uFEFFРаздел;Место;Участник;Год;Регион;Клуб;Время;Штраф;Итог;Очки;Примечание')
    expect(first).toMatch(/E1;1;Belova .*;1981;/)
    expect((await read('absolute.xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  it('looks as the settings of the event say', async () => {
    const { events } = administrator.client
    const id = { params: { id: meet.event.id } }
    const superAdministrator = await world.account(['superAdmin'])
    const logo = aFile(
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>',
    )
    await superAdministrator.client.events.uploadFile({
      params: { ...id.params, type: 'logo' },
      body: { file: logo },
    })
    const usual = await events.printSettings(id)
    const body = {
      ...usual,
      ...{ sheetSize: 'A5', isLandscape: true, language: 'both', namesOfficials: false },
      hiddenColumns: ['club', 'points'],
      ...{ header: 'Федерация', headerEn: 'Federation', footer: 'Тюмень' },
    } satisfies PrintSettingsInput
    expect(await events.updatePrintSettings({ ...id, body })).toEqual(body)
    const { rawPayload } = await read('protocol.pdf', administrator)
    expect(rawPayload.toString('latin1')).toMatch(/MediaBox \[0 0 595\.28 419\.53\][\s\S]*Subtype \/Image/)
    const text = await textOf(rawPayload)
    expect(text).toMatch(/Тюмень · Напечатано .* \/ Printed/)
    expect(text).toMatch(/Федерация \/ Federation Протокол результатов \/ Results/)
    expect(text).toMatch(/Место \/ Place Участник \/ Swimmer Год \/ Born Регион \/ Region Время \/ Time/)
    expect(text).toMatch(/50 м брасс.* \/ 50 m breaststroke.*Тюменская область \/ Tyumen Region/)
    expect(text).not.toContain('Иванов Иван')
    await events.updatePrintSettings({ ...id, body: usual })
    const refused = await refusal(meet.owner.client.events.printSettings(id))
    expect(refused.body.reason).toBe('no_access')
  })

  it('opens a printout by a link for a day, as its creator sees it now', async () => {
    const { client } = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    const body = { printout: 'checkIn', type: 'pdf', language: 'ru' } as const
    const call = { params: { id: meet.event.id }, body }
    const link = await client.events.createPrintoutLink(call, { key: 'a-key-of-a-link' })
    expect(await client.events.createPrintoutLink(call, { key: 'a-key-of-a-link' })).toEqual(link)
    const open = (url = link.url) => world.app.inject({ url })
    const opened = await open()
    expect(opened.headers['content-disposition']).toBe('inline')
    expect(await textOf(opened.rawPayload)).toContain('1 Antonova Maria')
    expect((await open(link.url.replace('checkIn', 'orders'))).statusCode).toBe(404)
    const refused = await refusal(meet.owner.client.events.createPrintoutLink(call))
    expect(refused.body.reason).toBe('no_access')
    expect((await open(`${link.url}&code=again`)).statusCode).toBe(401)
    world.clock.pass({ hours: 24 })
    expect((await open()).statusCode).toBe(404)
  })

  it('knows no other printouts, types or events', async () => {
    expect((await read('posters.pdf')).statusCode).toBe(404)
    expect((await read('protocol.exe')).statusCode).toBe(404)
    expect((await read('constructor.pdf')).statusCode).toBe(404)
    expect((await read('protocol.pdf', undefined, 999_999)).statusCode).toBe(404)
    expect((await read('protocol.pdf', undefined, 'x')).statusCode).toBe(404)
  })
})
