import type { Overview } from '@polynya/contract'
import { ANNA, ANNA_OVERVIEW, accessTokenFor, EMPTY_OVERVIEW, failure } from '@polynya/testkit'
import { fireEvent, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { appUnderTest } from '../../../testing/run-app.tsx'

const { open } = appUnderTest()

beforeEach(() => {
  localStorage.setItem('accessToken', accessTokenFor(ANNA))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
})

const home = (overview: Partial<Overview>) =>
  open('/', { user: { overview: { ...ANNA_OVERVIEW, ...overview } } })

const hrefOf = (link: HTMLElement) => link.getAttribute('href')

describe('the home page of an account', () => {
  it('leads to what is to be paid, accepted and uploaded', async () => {
    const { findByRole, getByRole } = await home({})
    const attention = within(await findByRole('region', { name: 'Требует внимания' }))
    const names = [/^Оплатить 1\s500\s₽: заказ №\s11/, /^К\sоплате: 25\sм/, /^Загрузить: Медицинская справка/]
    expect(names.map((name) => hrefOf(attention.getByRole('link', { name })))).toEqual([
      '/orders/11',
      '/register?e=3&s=7',
      '/edit-swimmer/7?event=3#admissions',
    ])
    expect(hrefOf(getByRole('link', { name: /^События в\sмоём регионе/ }))).toBe('/events?region=RU-TYU')
  })

  it('names the event of an offered place in English, or marks its Russian name', async () => {
    localStorage.setItem('language', 'en')
    const [entry] = ANNA_OVERVIEW.offered
    const offered = entry ? [entry, { ...entry, id: 77, eventNameEn: null }] : []
    const { findByRole } = await home({ offered, unpaid: [] })
    const attention = within(await findByRole('region', { name: 'To do' }))
    expect(attention.getAllByText('Tyumen Cup', { selector: 'span:not([lang])' })).toHaveLength(1)
    expect(attention.getByText('Кубок Тюмени').getAttribute('lang')).toBe('ru')
  })

  it('shows the heat and the time of the next start, and changes its declared time', async () => {
    const [start] = ANNA_OVERVIEW.starts
    const startsAt = new Date(Date.now() + 3 * 86_400_000).toISOString()
    const seeded = start ? [{ ...start, heat: 2, lane: 4, startsAt }] : []
    const { findByRole } = await home({ starts: seeded })
    const next = within(await findByRole('region', { name: 'Ваш ближайший старт' }))
    expect(next.getByRole('timer').textContent).toMatch(/[23]\sдня/)
    expect(next.getByText('Заплыв 2, дорожка 4')).toBeDefined()
    fireEvent.click(await findByRole('button', { name: /^Изменить заявленное время: 50\sм брасс/ }))
    expect(await findByRole('dialog', { name: 'Заявленное время' })).toBeDefined()
  })

  it('tells a new account what to do first', async () => {
    const { findByRole, queryByRole } = await open('/', { user: { overview: EMPTY_OVERVIEW } })
    const first = within(await findByRole('region', { name: 'С\xa0чего начать' }))
    expect(hrefOf(first.getByRole('link', { name: 'Создать профиль пловца' }))).toBe('/create-swimmer')
    expect(queryByRole('region', { name: 'Требует внимания' })).toBeNull()
  })

  it('leads an administrator to the desk, the mail and the management of an event', async () => {
    const administered = ANNA_OVERVIEW.followed.map((event) => ({ ...event, public: false }))
    const { findByRole } = await open('/', {
      user: { overview: { ...EMPTY_OVERVIEW, administered } },
    })
    const events = within(await findByRole('region', { name: /^Мои события/ }))
    const names = [/^Стойка:/, /^Письма:/, /^Управление:/]
    expect(names.map((name) => hrefOf(events.getByRole('link', { name })))).toEqual([
      '/view-event/3/manage/desk',
      '/view-event/3/manage/mail',
      '/view-event/3/manage',
    ])
    expect(events.getByText('Черновик')).toBeDefined()
  })

  it('can be loaded again after a failure', async () => {
    let isDown = true
    const { findByRole, findByText } = await open('/', {
      user: { overview: () => (isDown ? failure('unavailable') : EMPTY_OVERVIEW) },
    })
    await findByText(/Не\sудалось загрузить ваши старты/)
    isDown = false
    fireEvent.click(await findByRole('button', { name: 'Повторить' }))
    expect(await findByRole('heading', { name: 'С\xa0чего начать' })).toBeDefined()
  })
})
