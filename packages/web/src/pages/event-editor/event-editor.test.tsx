import type { CouponsInput, EventUpdate } from '@polynya/contract'
import type { SettingWarning } from '@polynya/domain'
import { ANNA, accessTokenFor, answerTo, failure } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'
import { AN_EVENT, save, sectionOf, startServer, textIn, type } from './testing/edited-event.ts'

const { open: openApp } = appUnderTest()

const ORGANIZER = { organizer: null, organizerEn: null, contactEmail: null, contactPhone: null }

// The editor is a large page: a busy machine needs a while to draw it.
beforeEach(() => {
  localStorage.setItem('accessToken', accessTokenFor({ ...ANNA, isAdmin: 1, isSuperAdmin: 1 }))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
})

describe('the editor of an event', () => {
  it('saves a section alone, based on the shown version, and continues from the new one', async () => {
    const server = startServer()
    const app = await openApp('/view-event/3/manage/setup', server.fixtures)
    const organizer = await sectionOf(app, /Организатор/)
    type(organizer.getByLabelText('Организатор'), 'Клуб «Полынья»')
    save(organizer.form)
    await organizer.findByText('Сохранено')
    const money = await sectionOf(app, /Валюта/)
    type(money.getByLabelText(/Разных дистанций/), '3')
    save(money.form)
    await money.findByText('Сохранено')
    expect(server.sent).toEqual([
      { body: { ...ORGANIZER, organizer: 'Клуб «Полынья»' }, ifMatch: '"7"' },
      { body: { currency: 'RUB', uqDistPerEvent: 3 }, ifMatch: '"8"' },
    ])
  })

  it('offers the newer version after a concurrent change, and preserves the typed values', async () => {
    const server = startServer()
    const app = await openApp('/view-event/3/manage/setup', server.fixtures)
    const organizer = await sectionOf(app, /Организатор/)
    type(organizer.getByLabelText('Организатор'), 'Клуб «Полынья»')
    server.change({ organizer: 'Другой', organizerEn: 'Another', series: 'Кубок страны' })
    save(organizer.form)
    const summary = await organizer.findByRole('alert')
    expect(summary.textContent).toMatch(/Не\sудалось сохранить организатора/)
    fireEvent.click(within(summary).getByRole('button', { name: 'Загрузить новую версию' }))
    await waitFor(() => expect(textIn(organizer.getByLabelText('Организатор по-английски'))).toBe('Another'))
    expect(textIn(organizer.getByLabelText('Организатор'))).toBe('Клуб «Полынья»')
    const names = await sectionOf(app, /Название/)
    expect(textIn(names.getByLabelText('Серия'))).toBe('Кубок страны')
    save(organizer.form)
    await organizer.findByText('Сохранено')
    expect(server.sent.at(-1)).toEqual({
      body: { ...ORGANIZER, organizer: 'Клуб «Полынья»', organizerEn: 'Another' },
      ifMatch: '"8"',
    })
  })

  it('writes registration by the clock of the venue', async () => {
    const server = startServer()
    const app = await openApp('/view-event/3/manage/setup?step=dates', server.fixtures)
    const registration = await sectionOf(app, /Регистрация/)
    expect(textIn(registration.getByLabelText('Регистрация закрывается'))).toBe('2026-12-01T18:00')
    type(registration.getByLabelText('Регистрация закрывается'), '2026-12-05T20:30')
    save(registration.form)
    await registration.findByText('Сохранено')
    expect(server.sent[0]?.body).toMatchObject({ regEndDate: '2026-12-05T15:30:00.000Z' })
  })

  it('sets every rule of start lists', async () => {
    const server = startServer()
    const app = await openApp('/view-event/3/manage/setup?step=entering', server.fixtures)
    const lists = await sectionOf(app, /Стартовые протоколы/)
    type(lists.getByLabelText(/Не\sиспользовать дорожки/), '1, 6')
    type(lists.getByLabelText(/Порядок дорожек/), '3 4')
    type(lists.getByLabelText(/Минимум участников/), '2')
    fireEvent.click(lists.getByLabelText(/Дивизионы раздельно/))
    save(lists.form)
    await lists.findByText('Сохранено')
    expect(server.sent[0]?.body).toMatchObject({
      listSettings: { excludedLanes: [1, 6], laneOrder: [3, 4], minimumInHeat: 2, byDivision: true },
    })
  })

  it('says in the words of the specification which change has failed, and where the cause is', async () => {
    const server = startServer()
    const app = await openApp('/view-event/3/manage/setup?step=dates', server.fixtures)
    const dates = await sectionOf(app, /Даты/)
    server.refuse.next = () =>
      failure('invalid_input', { issues: [{ path: 'regEndDate', reason: 'registration_after_end' }] })
    type(dates.getByLabelText('Последний день'), '2026-12-13')
    save(dates.form)
    const summary = await dates.findByRole('alert')
    expect(summary.textContent).toMatch(/Не\sудалось изменить даты события/)
    const link = within(summary).getByRole('link', { name: /Регистрация закрывается/ })
    expect(link.getAttribute('href')).toBe(
      '/view-event/3/manage/setup?step=dates#event-3-registration-regEndDate',
    )
  })
})

describe('warnings about the settings of an event', () => {
  it('are shown for a published event too', async () => {
    const view = () => ({ ...AN_EVENT, public: true })
    const found: SettingWarning[] = ['age_groups_gap', 'lanes_narrowed']
    const warnings = () => ({ warnings: found })
    const app = await openApp('/view-event/3/manage/setup', { events: { view, warnings } })
    expect(
      await app.findByText(
        /между возрастными группами есть пропуск: пловцы этого возраста не.смогут заявиться/,
      ),
    ).toBeDefined()
    expect(app.getByText(/есть дорожки, которых уже нет/)).toBeDefined()
  })
})

describe('the age groups of an event in its editor', () => {
  it('show after save who moves to another group', async () => {
    const server = startServer()
    const names = { firstName: 'Anna', lastName: 'Moroz', nativeFirstName: null, nativePatronim: null }
    const moved = { swimmerId: 7, iwsaid: 'MORO000001', ...names, nativeLastName: null, from: 'A', to: '18+' }
    const app = await openApp('/view-event/3/manage/setup?step=ages', {
      events: {
        ...server.fixtures.events,
        ageGroupChanges: () => ({ changes: server.sent.length > 0 ? [moved] : [] }),
      },
    })
    const groups = await sectionOf(app, /Возрастные группы/)
    type(groups.getByLabelText('Готовый набор'), 'adults')
    fireEvent.click(groups.getByRole('button', { name: 'Заменить набором' }))
    expect(groups.queryByText(/рассчитан/)).toBeNull()
    save(groups.form)
    expect(await groups.findByText(/1 пловец в.группе, которая рассчитана до/)).toBeDefined()
    expect(groups.getByText(/A → 18\+/)).toBeDefined()
    expect(groups.getByRole('button', { name: 'Пересчитать группы' })).toBeDefined()
  })
})

describe('the programme of an event in its editor', () => {
  it('starts from a template, with each distance for women and for men', async () => {
    const server = startServer()
    const app = await openApp('/view-event/3/manage/setup?step=programme', server.fixtures)
    const programme = await sectionOf(app, /Программа/)
    fireEvent.change(programme.getByLabelText('Готовая программа'), { target: { value: 'freestyle' } })
    fireEvent.click(programme.getByRole('button', { name: 'Добавить готовую программу' }))
    save(programme.form)
    await programme.findByText('Сохранено')
    const sent = server.sent[0]?.body as EventUpdate | undefined
    const added = sent?.programData?.at(-1)
    expect(added).toMatchObject({ kind: 'individual', nameEn: 'Individual distances' })
    expect(added?.children.map(({ distCode, gender }) => `${distCode} ${gender}`)).toEqual(
      ['25FR', '50FR', '100FR', '200FR'].flatMap((code) => [`${code} 2`, `${code} 1`]),
    )
  })
})

describe('the terms of an event in its editor', () => {
  it('reads a grid of fees, and shows what swimmers pay', async () => {
    const server = startServer()
    const app = await openApp('/view-event/3/manage/setup?step=fees', server.fixtures)
    const fees = await sectionOf(app, /^Взносы/)
    type(fees.getByLabelText('1 дистанция'), '1500')
    type(fees.getByLabelText('2 дистанции'), '1 400,50')
    type(fees.getByLabelText('Взнос на месте, за дистанцию'), '2000')
    const preview = within(await fees.findByRole('table', { name: 'Сколько заплатит пловец' }))
    const [, one, two] = preview.getAllByRole('row').map(({ textContent }) => textContent)
    expect(one).toMatch(/^11.500.₽2.000.₽$/)
    expect(two).toMatch(/^21.400,50.₽4.000.₽$/)
    type(fees.getByLabelText('Взнос на месте, за дистанцию'), '')
    save(fees.form)
    await fees.findByRole('link', { name: /Взносы: Личные.*не.может снижаться/ })
    expect(server.sent).toEqual([])
    type(fees.getByLabelText('2 дистанции'), '2500')
    save(fees.form)
    await fees.findByText('Сохранено')
    expect(server.sent[0]?.body).toMatchObject({
      freeEvent: false,
      programData: [{ id: 5, fees: { byCount: [1500, 2500], lateFrom: null, late: 0, onSpot: null } }],
    })
  })

  it('holds a refund rule against the dates of registration', async () => {
    const server = startServer()
    const app = await openApp('/view-event/3/manage/setup?step=payment', server.fixtures)
    const refunds = await sectionOf(app, /Возврат/)
    fireEvent.click(refunds.getByRole('button', { name: 'Добавить шаг' }))
    type(await refunds.findByLabelText('До даты включительно'), '2026-12-02')
    type(refunds.getByLabelText('Возвращается, %'), '50')
    save(refunds.form)
    await refunds.findByRole('link', { name: /Шаг 1.*Позже, чем закрывается/ })
    type(refunds.getByLabelText('До даты включительно'), '2026-12-01')
    save(refunds.form)
    await refunds.findByText('Сохранено')
    expect(server.sent[0]?.body).toEqual({ refundRule: [{ until: '2026-12-01', percent: 50 }] })
  })

  it('warns before publishing that fees have no payment methods of their own', async () => {
    const server = startServer()
    const app = await openApp('/view-event/3/manage/setup?step=fees', server.fixtures)
    const fees = await sectionOf(app, /^Взносы/)
    expect(await app.findByText(/взносы указаны не.у.всех программ/)).toBeTruthy()
    type(fees.getByLabelText('1 дистанция'), '1500')
    save(fees.form)
    expect(await app.findByText(/способы оплаты не.указаны: платить будут/)).toBeTruthy()
  })

  it('saves coupons by a call of their own', async () => {
    const sent: unknown[] = []
    const server = startServer()
    const coupon = { id: 4, code: 'FRIENDS', kind: 'percent' as const, value: 10, maxUses: null, used: 3 }
    const coupons = [{ ...coupon, oncePerAccount: true, from: null, until: null }]
    const events = {
      ...server.fixtures.events,
      coupons: () => ({ coupons, version: 1 }),
      replaceCoupons({ body }: { body: unknown }) {
        sent.push(body)
        return { coupons, version: 2 }
      },
    }
    const app = await openApp('/view-event/3/manage/setup?step=fees', { events })
    const form = await sectionOf(app, /Купоны/)
    expect(form.getByText(/использован: 3/)).toBeTruthy()
    type(form.getByLabelText('Сколько'), '15')
    save(form.form)
    await form.findByText('Сохранено')
    const { used: _, ...stored } = coupons[0] ?? coupon
    expect(sent).toEqual([{ coupons: [{ ...stored, value: 15 }] }])
  })

  it('merges coupons that another user saved meanwhile with the typed ones', async () => {
    const terms = { maxUses: null, used: 0, oncePerAccount: true, from: null, until: null }
    const ours = { id: 4, code: 'FRIENDS', kind: 'percent' as const, value: 10, ...terms }
    const theirs = { ...ours, id: 5, code: 'CLUB', value: 20 }
    let stored = { coupons: [ours], version: 1 }
    const sent: unknown[] = []
    const events = {
      ...startServer().fixtures.events,
      coupons: () => stored,
      replaceCoupons({ body, request }: { body: CouponsInput; request: Request }) {
        const ifMatch = request.headers.get('if-match')
        sent.push({ ifMatch, coupons: body.coupons.map(({ code, value }) => [code, value]) })
        return sent.length === 1 ? failure('stale') : stored
      },
    }
    const app = await openApp('/view-event/3/manage/setup?step=fees', { events })
    const form = await sectionOf(app, /Купоны/)
    type(form.getByLabelText('Сколько'), '15')
    stored = { coupons: [ours, theirs], version: 2 }
    save(form.form)
    const summary = await form.findByRole('alert')
    fireEvent.click(within(summary).getByRole('button', { name: 'Загрузить новую версию' }))
    await waitFor(() => expect(form.getAllByLabelText('Сколько')).toHaveLength(2))
    save(form.form)
    await form.findByText('Сохранено')
    expect(sent).toEqual([
      { ifMatch: '"1"', coupons: [['FRIENDS', 15]] },
      {
        ifMatch: '"2"',
        coupons: [
          ['FRIENDS', 15],
          ['CLUB', 20],
        ],
      },
    ])
  })
})

describe('rows of the programme', () => {
  async function aProgramme() {
    const server = startServer()
    const app = await openApp('/view-event/3/manage/setup?step=programme', server.fixtures)
    const programme = await sectionOf(app, /Программа/)
    const shown = () => programme.getAllByText(/·/).map(({ textContent }) => textContent?.split(' · ')[0])
    const press = (name: RegExp) => fireEvent.click(programme.getByRole('button', { name }))
    const sentRows = async () => {
      save(programme.form)
      await programme.findByText('Сохранено')
      const body = server.sent.at(-1)?.body as Required<Pick<EventUpdate, 'programData'>>
      return body.programData[0]?.children
    }
    return { app, server, programme, shown, press, sentRows }
  }

  it('are moved as the rows that they are', async () => {
    const { press, sentRows } = await aProgramme()
    press(/Ниже: Программа 1, дистанция 1/)
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Ниже: Программа 1, дистанция 2'),
    )
    expect(await sentRows()).toMatchObject([
      { id: 12, position: 0, distCode: '50FR' },
      { id: 11, position: 1, distCode: '25FR' },
      { id: 13, position: 2, distCode: '100FR' },
    ])
  })

  it('are copied as new ones, and taken away', async () => {
    const { press, programme, sentRows } = await aProgramme()
    press(/Копировать: Программа 1, дистанция 1/)
    await waitFor(() =>
      expect(programme.getAllByRole('button', { name: /Убрать: .*дистанция/ })).toHaveLength(4),
    )
    press(/Убрать: Программа 1, дистанция 4/)
    await waitFor(() =>
      expect(programme.getAllByRole('button', { name: /Убрать: .*дистанция/ })).toHaveLength(3),
    )
    const rows = await sentRows()
    expect(rows).toMatchObject([{ id: 11 }, { distCode: '25FR', slotLimit: 40 }, { id: 12 }])
    expect(rows?.[1]).not.toHaveProperty('id')
  })

  it('tell by their names what is wrong with them, found here or by the server', async () => {
    const { app, server, programme, press } = await aProgramme()
    press(/Добавить дистанцию/)
    await waitFor(() => expect(programme.getAllByLabelText('Дистанция')).toHaveLength(4))
    type(programme.getAllByLabelText(/в\sрезерве/)[2] as HTMLElement, '50')
    save(programme.form)
    const names = () =>
      within(programme.getByRole('alert'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent?.replaceAll('\xa0', ' '))
    await waitFor(() => expect(names()).toEqual(['Программа 1, дистанция 4. Дистанция: Заполните поле']))
    press(/Убрать: Программа 1, дистанция 4/)
    await waitFor(() => expect(programme.getAllByLabelText('Дистанция')).toHaveLength(3))
    save(programme.form)
    await waitFor(() => expect(names()).toEqual(['Программа 1, дистанция 2. Из них в резерве: Не больше 40']))
    type(programme.getAllByLabelText(/в\sрезерве/)[2] as HTMLElement, '5')
    server.refuse.next = () =>
      failure('invalid_input', { issues: [{ path: 'programData.0.children.2.maxAge', reason: 'too_small' }] })
    save(programme.form)
    await waitFor(() => expect(names()[0]).toContain('дистанция 3. Возраст до'))
    expect(app.queryByText('Сохранено')).toBeNull()
  })
})

describe('publishing', () => {
  it('tells what is missing and what is close before it asks, and why it failed', async () => {
    const server = startServer()
    const other = { ...AN_EVENT, id: 9, name: 'Кубок Урала', nameEn: null }
    const near = { events: [{ event: other, days: 0, km: 120 }] }
    const app = await openApp('/view-event/3/manage/setup?step=publishing', {
      events: { ...server.fixtures.events, near },
    })
    const gap = await app.findByRole('link', { name: /Место и\sвода. Адрес/ })
    expect(gap.getAttribute('href')).toBe('/view-event/3/manage/setup?step=basics#event-3-venue-address')
    expect(app.getByText(/нет положения/)).toBeDefined()
    expect((await app.findByRole('link', { name: 'Кубок Урала' })).parentElement?.textContent).toMatch(
      /в\sте\sже дни, 120\sкм/,
    )
    server.refuse.next = () =>
      failure('event_incomplete', { issues: [{ path: 'address', reason: 'required' }] })
    fireEvent.click(app.getByRole('button', { name: 'Опубликовать' }))
    const dialog = within(await app.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Опубликовать' }))
    expect(await dialog.findByText(/Не\sудалось изменить публикацию/)).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Опубликовать' }))
    expect(await app.findByText('Событие опубликовано: его видят все.')).toBeDefined()
    expect(server.sent.at(-1)?.body).toEqual({ public: true })
  })

  it('saves the sections with unsaved changes first, and does not publish if one of them cannot be saved', async () => {
    const server = startServer()
    const app = await openApp('/view-event/3/manage/setup?step=publishing', server.fixtures)
    const names = await sectionOf(app, /Название/)
    const organizer = await sectionOf(app, /Организатор/)
    type(organizer.getByLabelText('Организатор'), 'Клуб «Полынья»')
    type(names.getByLabelText('Название'), '')
    expect(await app.findByText('Есть несохранённые изменения:')).toBeDefined()
    fireEvent.click(app.getByRole('button', { name: 'Опубликовать' }))
    const dialog = within(await app.findByRole('dialog'))
    expect(dialog.getByText(/Сначала будут сохранены разделы: .*Организатор/)).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: /Сохранить и.опубликовать/ }))
    const link = await dialog.findByRole('link', { name: /Раздел «Название и.вид» не.сохранён/ })
    expect(link.getAttribute('href')).toBe('/view-event/3/manage/setup?step=basics#names')
    expect(server.sent.some(({ body }) => (body as EventUpdate).public !== undefined)).toBe(false)
    type(names.getByLabelText('Название'), 'Кубок Туры')
    fireEvent.click(dialog.getByRole('button', { name: /опубликовать/i }))
    expect(await app.findByText('Событие опубликовано: его видят все.')).toBeDefined()
    const saved = Object.assign({}, ...server.sent.map(({ body }) => body))
    expect(saved).toMatchObject({ organizer: 'Клуб «Полынья»', name: 'Кубок Туры', public: true })
    expect(server.sent.at(-1)?.body).toEqual({ public: true })
  })

  it('warns that the fees cannot be paid where no gateway of the event is enabled', async () => {
    const fees = { byCount: [1500], lateFrom: null, late: 0, onSpot: null }
    const programData = AN_EVENT.programData.map((offer) => ({ ...offer, fees }))
    const view = { ...AN_EVENT, freeEvent: false, paymentSchema: [], programData }
    const site = await answerTo(new Request('https://polynya.example/api/v1/site'))
    const get = { ...(await site.json()).data, paymentGateways: [] }
    const app = await openApp('/view-event/3/manage/setup', {
      events: { ...startServer().fixtures.events, get: view, view },
      site: { get },
    })
    expect(await app.findByText(/ни\sодна платёжная система/)).toBeDefined()
  })
})
