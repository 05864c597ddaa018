import { ANNA, accessTokenFor, CUP, failure } from '@polynya/testkit'
import { fireEvent, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appUnderTest, type RunningApp } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

// Queries are repeated without a pause.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0))
afterEach(() => void vi.restoreAllMocks())

const KEY = 'answers'
const EVENT = '/view-event/3'
const NAME = /Кубок Тюмени/
const DAY_MS = 24 * 60 * 60 * 1000
const SAVED_TODAY = /^Нет связи с\sсервером\. Показаны данные, сохранённые в\s\d{2}:\d{2}\.$/

function signIn(user = ANNA) {
  localStorage.setItem('accessToken', accessTokenFor(user))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
}

/** Leaves the page, as the browser does before it loads another one. */
const leave = () => fireEvent(window, new Event('pagehide'))

const saved = () => localStorage.getItem(KEY)

/** Visits an event and leaves it. */
async function visitEvent() {
  const { findByRole } = await open(EVENT)
  await findByRole('heading', { level: 1, name: NAME })
  leave()
}

/** Opens the event while the API is unreachable, and expects that nothing of it is shown. */
async function expectNothing() {
  const { findByText, queryByText } = await open(EVENT, 'unreachable')
  expect(await findByText(/^Не\sудалось загрузить событие$/, { selector: ':not(h1)' })).toBeDefined()
  expect(queryByText(NAME)).toBeNull()
  expect(queryByText(/сохранённые/)).toBeNull()
}

/** Changes what is saved. */
const edit = (change: (text: string) => string) => localStorage.setItem(KEY, change(saved() ?? ''))

describe('answers of the last visit', () => {
  it.each([
    ['the home page', '/', 'Кубок Тюмени'],
    ['the list of events', '/events', 'Кубок Тюмени'],
    ['an event', EVENT, 'Тюмень'],
    ['the list of swimmers', '/swimmers?scope=all', 'Петрова'],
    ['a swimmer', '/view-swimmer/ANNA000001', 'Петрова'],
    ['a text', '/terms', 'Текст сайта'],
    ['my swimmers', '/swimmers?scope=my', 'Петрова'],
    ['my orders', '/orders', 'Заказ №\xa011'],
    ['an order with its swimmers', '/orders/11', 'Петрова'],
    ['a start list', `${EVENT}?tab=pre-start`, 'Дорожка'],
  ])('show %s while the API is unreachable, and when it was saved', async (_, address, text) => {
    signIn()
    const expectText = ({ getByRole }: RunningApp) =>
      waitFor(() => expect(getByRole('main').textContent).toContain(text))
    await expectText(await open(address))
    leave()
    const later = await open(address, 'unreachable')
    await expectText(later)
    expect(await later.findByText(SAVED_TODAY)).toBeDefined()
  })

  it('are revalidated, and survive a visit while the API is unreachable', async () => {
    await visitEvent()
    const offline = await open(EVENT, 'unreachable')
    expect(await offline.findByText(SAVED_TODAY)).toBeDefined()
    leave()
    const again = await open(EVENT, 'unreachable')
    expect(await again.findByRole('heading', { level: 1, name: NAME })).toBeDefined()
    leave()
    const view = { ...CUP, name: 'Кубок Ишима' }
    const online = await open(EVENT, { events: { view } })
    expect(await online.findByRole('heading', { level: 1, name: /Кубок Ишима/ })).toBeDefined()
    expect(online.queryByText(/сохранённые/)).toBeNull()
  })

  it('have their date where it is not today, and can be read for seven days', async () => {
    await visitEvent()
    const aged = (days: number) =>
      edit((text) =>
        text.replaceAll(/"savedAt":(\d+)/g, (_, at) => `"savedAt":${Number(at) - days * DAY_MS}`),
      )
    aged(6)
    const { findByText } = await open(EVENT, 'unreachable')
    expect(await findByText(/Показаны данные, сохранённые \d{1,2}\s.+ в\s\d{2}:\d{2}\.$/)).toBeDefined()
    leave()
    aged(1)
    await expectNothing()
  })

  it('are not shown if the event was unpublished since', async () => {
    await visitEvent()
    const { findByRole } = await open(EVENT, { events: { view: () => failure('event_not_found') } })
    expect(await findByRole('heading', { level: 1, name: /^Событие не\sнайдено$/ })).toBeDefined()
    leave()
    await expectNothing()
  })

  it.each([
    ['broken JSON', () => '{"version":'],
    ['another shape', (text: string) => text.replace(/"answers":.*/s, '"answers":7}')],
    ['answers of another version', (text: string) => text.replace(/"version":"/, '"version":"old-')],
  ])('are ignored and deleted if they are %s', async (_, change) => {
    await visitEvent()
    edit(change)
    await expectNothing()
  })
})

describe('answers of an account', () => {
  it('are deleted with the sign-out', async () => {
    signIn()
    await visitEvent()
    expect(saved()).toContain('Кубок Тюмени')
    const { app, findByRole } = await open('/settings')
    await findByRole('heading', { level: 1 })
    await app.client.session.signOut()
    await waitFor(() => expect(saved() ?? '').not.toContain('Кубок Тюмени'))
    leave()
    await expectNothing()
  })

  it('are not written after another tab has changed the account', async () => {
    signIn()
    const { findByRole } = await open(EVENT)
    await findByRole('heading', { level: 1, name: NAME })
    signIn({ ...ANNA, id: ANNA.id + 1 })
    leave()
    expect(saved()).toBeNull()
  })

  it('are not shown to another account, and deleted', async () => {
    signIn()
    await visitEvent()
    signIn({ ...ANNA, id: ANNA.id + 1 })
    await expectNothing()
    expect(saved()).toBeNull()
  })

  it('do not include what only administrators read, sessions and tokens', async () => {
    signIn({ ...ANNA, isAdmin: 1, isSuperAdmin: 1 })
    const { app, findByRole } = await open(EVENT)
    await findByRole('heading', { level: 1, name: NAME })
    await app.queryClient.fetchQuery(app.queries.tokens)
    await app.queryClient.fetchQuery(app.queries.sessions)
    leave()
    const { answers } = JSON.parse(saved() ?? '')
    const keys = answers.map(({ queryKey }: { queryKey: string[] }) => queryKey.slice(0, 2).join('.'))
    expect(keys).toContain('events.view')
    for (const key of keys) expect(key).not.toMatch(/^user|admin|audit|outbox|accounts/i)
  })
})
