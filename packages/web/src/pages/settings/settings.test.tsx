import { ANNA, ANNA_OVERVIEW, ANNA_SETTINGS, accessTokenFor, failure } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

beforeEach(() => {
  localStorage.setItem('accessToken', accessTokenFor(ANNA))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
})

it('says which section could not be loaded, shows the others, and tries again', async () => {
  let isDown = true
  const { findByRole, findByText } = await open('/user/settings', {
    user: { sessions: () => (isDown ? failure('unavailable') : { sessions: [] }) },
  })
  const section = within(await findByRole('region', { name: 'Где вы вошли' }))
  expect((await section.findByRole('alert')).textContent).toMatch(/Не\sудалось загрузить список сеансов/)
  expect(await findByText('Backup')).toBeDefined()
  isDown = false
  fireEvent.click(section.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(section.queryByRole('alert')).toBeNull())
})

it('shows five sessions, this one first, and the others at a press', async () => {
  const at = '2026-01-10T09:00:00+03:00'
  const sessions = [1, 2, 3, 4, 5, 6, 7].map((id) => ({
    id,
    createdAt: at,
    lastUsedAt: at,
    userAgent: `cli-${id}`,
    current: id === 7,
  }))
  const { findByRole } = await open('/user/settings', { user: { sessions: { sessions } } })
  const section = within(await findByRole('region', { name: 'Где вы вошли' }))
  const shown = () =>
    section.getAllByRole('listitem').map((item) => within(item).getByText(/^cli-/).textContent)
  await waitFor(() => expect(shown()).toEqual(['cli-7', 'cli-1', 'cli-2', 'cli-3', 'cli-4']))
  fireEvent.click(section.getByRole('button', { name: /Показать ещё\s2/ }))
  await waitFor(() => expect(shown()).toHaveLength(7))
})

it('stores the language with the account when the header changes it', async () => {
  const stored: unknown[] = []
  const { findByRole, getByRole } = await open('/user/settings', {
    user: {
      updateSettings: ({ body }) => {
        stored.push(body)
        return failure('unavailable')
      },
    },
  })
  fireEvent.click(getByRole('button', { name: /Switch to\sEnglish/ }))
  await findByRole('heading', { level: 1, name: 'Account settings' })
  await waitFor(() => expect(stored).toEqual([{ language: 'en' }]))
})

it('offers a token no rights that the account has not', async () => {
  const { findByLabelText, queryByLabelText } = await open('/user/settings')
  expect(await findByLabelText(/Менять пловцов/)).toBeDefined()
  expect(queryByLabelText(/Менять события/)).toBeNull()
  expect(queryByLabelText(/Вводить и\sпубликовать результаты/)).toBeNull()
  expect(queryByLabelText('Регион')).toBeNull()
})

it('offers the right to record results to an account that may record them', async () => {
  localStorage.setItem('accessToken', accessTokenFor({ ...ANNA, canRecordResults: true }))
  const { findByLabelText } = await open('/user/settings')
  expect(await findByLabelText(/Вводить и\sпубликовать результаты/)).toBeDefined()
})

it('names the paid coming starts before it deletes the account', async () => {
  const { findByRole } = await open('/user/settings')
  const section = within(await findByRole('region', { name: 'Удаление учётной записи' }))
  fireEvent.click(section.getByRole('button', { name: /Удалить/ }))
  const dialog = within(await findByRole('dialog'))
  await dialog.findByText('Будут отменены оплаченные старты:')
  const [line] = dialog.getAllByRole('listitem')
  expect(line?.textContent).toMatch(/^Кубок Тюмени, 12–14\sдекабря 2026: 1\sстарт$/)
})

it('names the balance that is lost before it deletes the account', async () => {
  const credits = [
    { amount: 1500, currency: 'RUB' as const },
    { amount: 0, currency: 'EUR' as const },
  ]
  const { findByRole } = await open('/user/settings', { orders: { credits: { credits } } })
  const section = within(await findByRole('region', { name: 'Удаление учётной записи' }))
  fireEvent.click(section.getByRole('button', { name: /Удалить/ }))
  const dialog = within(await findByRole('dialog'))
  const line = await dialog.findByText(/^Баланс пропадёт/)
  expect(line.textContent).toMatch(/: 1\s500\s₽\.$/)
})

it('cancels a pending change of e-mail, and reports why it could not', async () => {
  let pendingEmail: string | null = 'new@polynya.test'
  let isDown = true
  const { findByRole, findByText, queryByText } = await open('/user/settings', {
    user: {
      settings: () => ({ ...ANNA_SETTINGS, pendingEmail }),
      cancelEmail: () => {
        if (isDown) return failure('unavailable')
        pendingEmail = null
        return { ...ANNA_SETTINGS, pendingEmail }
      },
    },
  })
  const press = async () => fireEvent.click(await findByRole('button', { name: 'Отменить смену почты' }))
  await press()
  expect(await findByText(/Повторите попытку/)).toBeDefined()
  isDown = false
  await press()
  await waitFor(() => expect(queryByText(/new@polynya\.test/)).toBeNull())
})

it('shows a wrong current password at its field', async () => {
  const issues = [{ path: 'password', reason: 'password_wrong' }] as const
  const { findByRole } = await open('/user/settings', {
    user: { remove: () => failure('password_wrong', { issues }) },
  })
  const section = within(await findByRole('region', { name: 'Удаление учётной записи' }))
  fireEvent.click(section.getByRole('button', { name: /Удалить/ }))
  const dialog = within(await findByRole('dialog'))
  const field = await dialog.findByLabelText<HTMLInputElement>('Пароль')
  fireEvent.input(field, { target: { value: 'wrong-water' } })
  fireEvent.click(dialog.getByRole('button', { name: /Удалить/ }))
  const summary = within(await dialog.findByRole('alert'))
  expect(summary.getByRole('link').textContent).toBe('Пароль: Пароль указан неверно')
  expect(summary.queryByText('Доступ запрещён')).toBeNull()
})

it('reports that the paid starts could not be loaded before it deletes the account, and tries again', async () => {
  let isDown = true
  const { findByRole } = await open('/user/settings', {
    user: { overview: () => (isDown ? failure('unavailable') : ANNA_OVERVIEW) },
  })
  const section = within(await findByRole('region', { name: 'Удаление учётной записи' }))
  fireEvent.click(section.getByRole('button', { name: /Удалить/ }))
  const dialog = within(await findByRole('dialog'))
  expect((await dialog.findByRole('alert')).textContent).toMatch(
    /Не\sудалось узнать, какие оплаченные старты/,
  )
  isDown = false
  fireEvent.click(dialog.getByRole('button', { name: 'Повторить' }))
  await dialog.findByText('Будут отменены оплаченные старты:')
})

it('says beside the button that an account cannot be deleted without a network, and opens no dialog', async () => {
  const { findByRole, queryByRole } = await open('/user/settings')
  const section = within(await findByRole('region', { name: 'Удаление учётной записи' }))
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await section.findByText(/^Нет связи/)
  fireEvent.click(section.getByRole('button', { name: /Удалить/ }))
  expect(queryByRole('dialog')).toBeNull()
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(section.queryByText(/^Нет связи/)).toBeNull())
  fireEvent.click(section.getByRole('button', { name: /Удалить/ }))
  await findByRole('dialog')
  onLine.mockRestore()
})

const WEBHOOKS = { name: 'Вебхуки' }
const RECEIVER = 'https://region.polynya.example/webhooks'

it('creates a webhook and shows its secret once', async () => {
  const sent: unknown[] = []
  const { findByRole } = await open('/user/settings', {
    webhooks: {
      list: { webhooks: [] },
      create: ({ body: { region = null, ...body } }) => {
        sent.push({ ...body, region })
        const made = {
          id: 2,
          state: 'active',
          failingSince: null,
          createdAt: '2026-01-10T09:00:00Z',
        } as const
        return { ...made, ...body, region, secret: 'whsec_c2VjcmV0' }
      },
    },
  })
  const section = within(await findByRole('region', WEBHOOKS))
  expect(await section.findByText('Вебхуков нет.')).toBeDefined()
  fireEvent.input(section.getByLabelText('Адрес'), { target: { value: RECEIVER } })
  fireEvent.click(section.getByLabelText('Рекорд утверждён'))
  fireEvent.click(section.getByRole('button', { name: 'Создать вебхук' }))
  const secret = await section.findByLabelText<HTMLInputElement>('Секрет вебхука')
  expect(secret.value).toBe('whsec_c2VjcmV0')
  const types = ['event.published', 'results.published', 'record.approved']
  expect(sent).toEqual([{ url: RECEIVER, types, region: null }])
  fireEvent.click(section.getByRole('button', { name: 'Готово' }))
  await waitFor(() => expect(section.queryByLabelText('Секрет вебхука')).toBeNull())
})

it('shows the deliveries of a webhook in words, and delivers one again', async () => {
  const again: unknown[] = []
  const at = '2026-01-10T09:30:00+03:00'
  const failed = {
    id: 7,
    messageId: 'm',
    type: 'results.published',
    data: { eventId: 3 },
    state: 'failed',
  } as const
  const delivery = { ...failed, attempts: 2, status: 503, fault: 'status', createdAt: at } as const
  const { findByRole, findByText } = await open('/user/settings', {
    webhooks: {
      deliveries: { deliveries: [{ ...delivery, lastAttemptAt: at, nextAttemptAt: null }] },
      redeliver: ({ params }) => {
        again.push(params)
        return failure('webhook_disabled')
      },
    },
  })
  const section = within(await findByRole('region', WEBHOOKS))
  fireEvent.click(await section.findByRole('button', { name: 'Доставки' }))
  const line = await section.findByText(
    /Не\sдоставлено: получатель не\sпринял сообщение, ответ 503, 2 попытки/,
  )
  expect(line).toBeDefined()
  fireEvent.click(section.getByRole('button', { name: /^Повторить доставку: Результаты опубликованы/ }))
  expect(await findByText('Вебхук отключён. Сначала включите его.')).toBeDefined()
  expect(again).toEqual([{ id: 1, deliveryId: 7 }])
})

it('deletes a webhook after a confirmation', async () => {
  let isThere = true
  const webhook = { id: 1, url: RECEIVER, types: ['event.published' as const], region: null }
  const shown = { ...webhook, state: 'gone' as const, failingSince: null, createdAt: '2026-01-10T09:00:00Z' }
  const { findByRole, findAllByText } = await open('/user/settings', {
    webhooks: {
      list: () => ({ webhooks: isThere ? [shown] : [] }),
      remove: () => {
        isThere = false
        return null
      },
    },
  })
  const section = within(await findByRole('region', WEBHOOKS))
  expect(await section.findByText('Отключён: получатель ответил 410')).toBeDefined()
  expect(section.queryByRole('button', { name: 'Отправить проверку' })).toBeNull()
  fireEvent.click(section.getByRole('button', { name: 'Удалить' }))
  const dialog = within(await findByRole('dialog', { name: 'Удалить вебхук region.polynya.example' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Удалить' }))
  expect(await findAllByText('Вебхук удалён')).not.toEqual([])
  expect(await section.findByText('Вебхуков нет.')).toBeDefined()
})
