import type { Swimmer } from '@polynya/contract'
import { ANNA, ANNA_SWIMMER, accessTokenFor, failure } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

const orphan: Swimmer = { ...ANNA_SWIMMER, link: 'orphan', userId: null }

function signIn() {
  localStorage.setItem('accessToken', accessTokenFor(ANNA))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
}

describe('the page of a swimmer', () => {
  it('names them in both scripts and in the title, by an ID in any case', async () => {
    const page = await open('/view-swimmer/petr004217')
    // The first glance waits for the page itself, which is fetched.
    const heading = page.findByRole('heading', { level: 1, name: 'Петрова Анна' })
    expect((await heading).lang).toBe('')
    expect(page.getByText('Anna Petrova').lang).toBe('en')
    expect(page.getByText('Тюменская область')).toBeDefined()
    await waitFor(() => expect(document.title).toBe('Петрова Анна — Федерация'))
  })

  it('says of every section honestly that nothing is published yet', async () => {
    const { getByRole } = await open('/view-swimmer/PETR004217')
    for (const name of ['Личные рекорды', 'Динамика', 'Результаты', 'События']) {
      const section = within(getByRole('region', { name }))
      expect(section.getByText(/ещё не\sопубликованы|появится после/)).toBeDefined()
    }
  })

  it('changes the declared time of a start of an own swimmer', async () => {
    signIn()
    const sent: unknown[] = []
    const app = await open('/view-swimmer/PETR004217', {
      orders: {
        updatePrestartlist({ body }) {
          sent.push(body)
          return { entries: [], seeded: [], locked: [] }
        },
      },
    })
    const starts = within(await app.findByRole('region', { name: 'Ближайшие старты' }))
    fireEvent.click(starts.getByRole('button', { name: /^Изменить заявленное время: 50\sм брасс/ }))
    const dialog = within(await app.findByRole('dialog'))
    fireEvent.input(dialog.getByLabelText('Заявленное время'), { target: { value: '39.9' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Сохранить время' }))
    await waitFor(() => expect(sent).toEqual([{ entries: [{ entryId: 21, seedTime: '00:39.90' }] }]))
  })

  it('shows no starts of a swimmer of another account', async () => {
    signIn()
    const { findByRole, queryByRole } = await open('/view-swimmer/PETR004217', {
      swimmers: { viewIwsaid: { ...ANNA_SWIMMER, id: 8 } },
    })
    await findByRole('region', { name: 'События' })
    expect(queryByRole('region', { name: 'Ближайшие старты' })).toBeNull()
  })

  it('shows the events that they entered, those to come apart from those past', async () => {
    const entered = { nameEn: null, entries: [{ distCode: '25FR', result: null, place: null }] }
    const regEventsInfo = [
      { ...entered, id: 5, name: 'Кубок Волги', startDate: '2020-01-10', endDate: '2020-01-11' },
      { ...entered, id: 6, name: 'Кубок Урала', startDate: '2100-01-10', endDate: '2100-01-11' },
    ]
    const { getByRole } = await open('/view-swimmer/PETR004217', {
      swimmers: { viewIwsaid: { ...ANNA_SWIMMER, regEventsInfo } },
    })
    const links = within(getByRole('region', { name: 'События' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/view-event/6',
      '/view-event/5',
      `webcal://${location.host}/calendar/swimmers/${ANNA_SWIMMER.iwsaid}.ics?lang=ru`,
    ])
  })

  it('shows published times with points, places and a link to the results of the event', async () => {
    const event = { fId: 5, EvDate: '2026-01-10', EventName: 'Кубок Волги', EventNameEn: null }
    const swum = { ...event, distCode: '25FR', Distance: 25, AgeGroup: 'E1', Result: '00:15.88' }
    const team = { teamId: 'AAAB', teamNameRu: 'Моржи', teamNameEn: 'Walruses' }
    const resultsInfo = [
      { ...swum, place: 2, points: 678, evskRank: null, team: null },
      {
        ...{ ...swum, distCode: '4x25FR', Distance: 100, Result: '01:02.50', place: 3, points: 700 },
        ...{ evskRank: null, team },
      },
    ]
    const { getByRole } = await open('/view-swimmer/PETR004217', {
      swimmers: { viewIwsaid: { ...ANNA_SWIMMER, resultsInfo, points: 678 } },
    })
    const results = within(getByRole('region', { name: 'Результаты' }))
    expect(results.getByRole('row', { name: /25\sм.*E1.*00:15\.88.*678.*2\sместо/ })).toBeDefined()
    expect(results.getAllByRole('link', { name: 'Кубок Волги' })[0]?.getAttribute('href')).toBe(
      '/view-event/5/PETR004217?tab=results',
    )
    expect(results.getByRole('row', { name: /Моржи.*01:02\.50.*700.*3\sместо/ })).toBeDefined()
    const bests = within(getByRole('region', { name: 'Личные рекорды' }))
    expect(bests.getByText('00:15.88')).toBeDefined()
    expect(bests.queryByText('01:02.50')).toBeNull()
    expect(bests.getByRole('link', { name: /^Сравнить с\sдругими пловцами$/ }).getAttribute('href')).toBe(
      `/rankings?gender=${ANNA_SWIMMER.gender}&compare=${ANNA_SWIMMER.id}`,
    )
  })

  it('marks personal bests with their gain, and other times with the change since the last start', async () => {
    const swum = { fId: 5, EventName: 'Кубок Волги', EventNameEn: null, distCode: '25FR', Distance: 25 }
    const results = { ...swum, AgeGroup: 'E1', place: 2, points: 678, evskRank: null, team: null }
    const resultsInfo = [
      { ...results, EvDate: '2026-03-01', Result: '00:16.08' },
      { ...results, EvDate: '2026-02-01', Result: '00:15.88' },
      { ...results, EvDate: '2026-01-10', Result: '00:17.12' },
    ]
    const { getByRole } = await open('/view-swimmer/PETR004217', {
      swimmers: { viewIwsaid: { ...ANNA_SWIMMER, resultsInfo, points: 678 } },
    })
    const [, ...rows] = within(getByRole('region', { name: 'Результаты' })).getAllByRole('row')
    expect(rows.map((row) => row.querySelector('.race-time')?.textContent?.replace(/\s/g, ' '))).toEqual([
      '00:16.08 +0.20 с к прошлому старту',
      '00:15.88 ЛР −1.24 с',
      '00:17.12 ',
    ])
  })

  it('shows the rank by result, and the history of ranks', async () => {
    const swum = { fId: 5, EventName: 'Кубок Волги', EventNameEn: null, distCode: '25FR', Distance: 25 }
    const result = { ...swum, AgeGroup: 'E1', place: 2, points: 678, team: null, Result: '00:15.88' }
    const resultsInfo = [
      { ...result, EvDate: '2026-01-10', evskRank: 'II' as const },
      { ...result, EvDate: '2025-12-10', Result: '00:16.10', evskRank: 'II' as const },
      { ...result, fId: 6, EvDate: '2020-01-10', evskRank: 'I' as const },
    ]
    const awarded = { id: 1, sportRank: 'III' as const, validFrom: '2018-02-01', validTill: '2020-02-01' }
    const { getByRole } = await open('/view-swimmer/PETR004217', {
      swimmers: { viewIwsaid: { ...ANNA_SWIMMER, resultsInfo, ranksInfo: [awarded], points: 678 } },
    })
    const current = getByRole('region', { name: /^Рекорды и\sразряд$/ }).textContent?.replace(/\s/g, ' ')
    expect(current).toContain('II спортивный разряд25 м в/с 00:15.88')
    const history = within(getByRole('region', { name: 'История разрядов' })).getAllByRole('listitem')
    expect(history.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      expect.stringMatching(
        /^II спортивный разрядс .* 2025.* по .* 2028.*выполнен 2 разапервый раз: 25 м в\/с, 00:16.10$/,
      ),
      expect.stringMatching(/^I спортивный разрядс .* 2020.* по .* 2022.*выполнен 1 раз/),
      expect.stringMatching(/^III спортивный разрядс .* 2018.* по .* 2020.*разряд присвоен$/),
    ])
  })

  it('shows the published links, and the edit link to a user with that right', async () => {
    const vk = 'https://vk.com/anna'
    const swimmerInfo = { ...ANNA_SWIMMER.swimmerInfo, vk, publishLinks: false }
    signIn()
    const own = await open('/view-swimmer/PETR004217', {
      swimmers: { viewIwsaid: { ...ANNA_SWIMMER, swimmerInfo } },
    })
    expect(own.queryByRole('link', { name: 'ВКонтакте' })).toBeNull()
    expect(own.getByRole('link', { name: 'Изменить профиль' }).getAttribute('href')).toBe('/edit-swimmer/7')
  })

  it.each([
    ['NOBO000001', 'swimmer_not_found', /^Пловец не\sнайден$/],
    ['123', 'registry_id_wrong', /^Неверный ID$/],
    ['PETR004217', 'no_access', /^Профиль недоступен$/],
  ] as const)('says of %s (%s) what is wrong, and what helps', async (id, reason, heading) => {
    const { findByRole, getByRole } = await open(`/view-swimmer/${id}`, {
      swimmers: { viewIwsaid: () => failure(reason) },
    })
    await findByRole('heading', { level: 1, name: heading })
    expect(within(getByRole('main')).getAllByRole('link').length).toBeGreaterThan(0)
  })
})

describe('a profile without an account', () => {
  it('leads a visitor to sign-in and back', async () => {
    const { getByRole } = await open('/view-swimmer/PETR004217', { swimmers: { viewIwsaid: orphan } })
    expect(getByRole('link', { name: /^Войти и\sпривязать$/ }).getAttribute('href')).toBe(
      '/user/login?next=%2Fview-swimmer%2FPETR004217',
    )
  })

  it('is claimed by the full birth date; a wrong one is reported, and the typed value stays', async () => {
    signIn()
    let profile = orphan
    const page = await open('/view-swimmer/PETR004217', {
      swimmers: {
        viewIwsaid: () => profile,
        claim({ body }) {
          if (body.dob !== ANNA_SWIMMER.dob) return failure('claim_mismatch')
          profile = ANNA_SWIMMER
          return profile
        },
      },
    })
    fireEvent.click(page.getByRole('button', { name: 'Это мой профиль' }))
    const date = await page.findByRole('group', { name: 'Дата рождения пловца' })
    const year = within(date).getByLabelText<HTMLInputElement>('Год')
    const send = (value: string) => {
      const parts = value.split('-')
      for (const [index, label] of ['Год', 'Месяц', 'День'].entries()) {
        fireEvent.input(within(date).getByLabelText(label), { target: { value: parts[index] } })
      }
      fireEvent.submit(year)
    }
    send('1950-02-17')
    expect((await page.findByRole('alert')).textContent).toMatch(/Дата рождения не\sсовпадает/)
    expect(year.value).toBe('1950')
    await waitFor(() => expect(document.title).toBe('Ошибка: Петрова Анна — Федерация'))
    send('1990-03-14')
    await waitFor(() => expect(page.queryByRole('group', { name: 'Дата рождения пловца' })).toBeNull())
    expect(document.activeElement).toBe(page.getByRole('heading', { level: 1 }))
  })
})

describe('an unconfirmed profile', () => {
  const unconfirmed: Swimmer = { ...ANNA_SWIMMER, i_status: 0 }

  it('asks its owner, and is confirmed at a press', async () => {
    signIn()
    let profile = unconfirmed
    const page = await open('/view-swimmer/PETR004217', {
      swimmers: {
        viewIwsaid: () => profile,
        confirm() {
          profile = ANNA_SWIMMER
          return profile
        },
      },
    })
    fireEvent.click(await page.findByRole('button', { name: 'Да, подтвердить' }))
    await waitFor(() => expect(page.queryByText('Профиль ждёт подтверждения')).toBeNull())
  })

  it('is deleted after one more question', async () => {
    signIn()
    const page = await open('/view-swimmer/PETR004217', { swimmers: { viewIwsaid: unconfirmed } })
    fireEvent.click(await page.findByRole('button', { name: 'Удалить профиль' }))
    const dialog = within(await page.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Удалить профиль' }))
    await waitFor(() => expect(page.address()).toBe('/swimmers?scope=my'))
  })
})
