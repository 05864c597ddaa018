import type { AuditEntry } from '@polynya/contract'
import { ANNA, accessTokenFor, failure } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

beforeEach(() => {
  localStorage.setItem('accessToken', accessTokenFor({ ...ANNA, isAdmin: 1, isSuperAdmin: 1 }))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
})

describe('the administration', () => {
  it('reports a refusal of the server as missing access', async () => {
    const { findByText } = await open('/admin/audit', { audit: { list: () => failure('no_access') } })
    expect(await findByText(/Доступ не\sразрешён/)).toBeDefined()
  })

  it('names the scoring of a series in the audit', async () => {
    const entry: AuditEntry = {
      ...{ id: 1, at: '2026-01-10T09:00:00+03:00', account: null, action: 'series.create' },
      ...{ kind: 'series', objectId: '1', ipAddress: null, requestId: null },
      changes: [{ field: 'scoring', before: null, after: 'places' }],
    }
    const { findByText } = await open('/admin/audit', {
      audit: { list: () => ({ entries: [entry], total: 1 }) },
    })
    expect(await findByText(/^по\sместам$/)).toBeDefined()
  })

  it('names the scopes of a token in the audit log', async () => {
    const program = { name: 'Ночной архив', scopes: ['read', 'baseResults', 'former'] }
    const changes = [{ field: 'program', before: null, after: program }]
    const { findByText } = await open('/admin/audit', {
      audit: {
        list: () => ({
          entries: [
            {
              ...{ id: 1, at: '2026-11-29T09:00:00.000Z', account: null, action: 'user.createToken' },
              ...{ kind: 'account', objectId: '5', ipAddress: null, requestId: null, changes },
            },
          ],
          total: 1,
        }),
      },
    })
    expect(await findByText(/: чтение; базовые результаты; former$/)).toBeDefined()
  })

  it('has no page that is not there', async () => {
    const { address } = await open('/admin/nothing')
    await waitFor(() => expect(address()).toBe('/404?address=%2Fadmin%2Fnothing'))
  })

  it('requests the filters of the address, and writes filters to it', async () => {
    const requested: unknown[] = []
    const { findByLabelText, getByRole, address } = await open('/admin/accounts?right=rsf&page=2&x=y', {
      accounts: {
        list: ({ query }) => {
          requested.push(query)
          return { accounts: [], total: 0 }
        },
      },
    })
    await waitFor(() => expect(requested).toHaveLength(1))
    fireEvent.change(await findByLabelText('Начало адреса почты'), { target: { value: ' anna ' } })
    fireEvent.click(getByRole('button', { name: 'Показать' }))
    await waitFor(() => expect(address()).toBe('/admin/accounts?email=anna&right=rsf'))
    await waitFor(() => expect(requested).toHaveLength(3))
    expect(requested).toMatchObject([
      { right: 'rsf', page: 2 },
      { right: 'rsf', email: 'anna', page: 1 },
      { right: 'rsf', email: 'фттф', page: 1 },
    ])
  })
})

describe('the rights of an account', () => {
  const account = {
    id: 7,
    email: 'secretary@polynya.example',
    firstName: 'Vera',
    lastName: 'Frost',
    activated: true,
    blocked: false,
    version: 1,
    createdAt: '2026-01-10T09:00:00.000Z',
  }

  const cup = 'Кубок Тюмени'

  it('name the event that limits one, which can be removed', async () => {
    const forEvent = { right: 'results.edit' as const, region: null, eventId: 3 }
    const stored: unknown[] = []
    const { findByText, findByRole, getByRole } = await open('/admin/accounts', {
      accounts: {
        list: () => ({ accounts: [{ ...account, rights: [forEvent] }], total: 1 }),
        setRights: ({ body }) => {
          stored.push(body)
          return { ...account, rights: [], version: 2 }
        },
      },
    })
    await findByText(`Ввод результатов: ${cup}`)
    fireEvent.click(getByRole('button', { name: /^Права/ }))
    fireEvent.click(await findByRole('checkbox', { name: cup }))
    fireEvent.click(getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(stored).toEqual([{ rights: [] }]))
  })

  it('are offered in regions only where they belong to one', async () => {
    const inTyumen = { right: 'baseResults.edit' as const, region: 'RU-TYU' }
    const { findByRole } = await open('/admin/accounts', {
      accounts: { list: () => ({ accounts: [{ ...account, rights: [inTyumen] }], total: 1 }) },
    })
    fireEvent.click(await findByRole('button', { name: /^Права/ }))
    const fields = async (name: string) => within(await findByRole('group', { name }))
    const summary = /В\sрегионах/
    expect((await fields('Администратор')).queryByText(summary)).not.toBeNull()
    expect((await fields('Вопросы судейских тестов')).queryByText(summary)).toBeNull()
    const baseResults = await fields('Базовые результаты')
    expect(baseResults.queryByText(summary)).toBeNull()
    // A right that was granted in a region before is shown, so that it can be removed.
    expect(baseResults.getAllByRole('checkbox')).toHaveLength(2)
    expect(baseResults.getByText(/^Не\sдействует/)).toBeDefined()
    expect((await fields('Администратор')).queryByText(/^Не\sдействует/)).toBeNull()
  })
})

describe('settings that another user has changed meanwhile', () => {
  it('are not replaced unseen, and what was typed stays', async () => {
    // All of them would take the test's page seconds to draw.
    vi.spyOn(Intl, 'supportedValuesOf').mockImplementation((key) =>
      key === 'currency' ? ['RUB'] : ['Europe/Moscow'],
    )
    let version = 1
    const started: (string | null)[] = []
    const settings = {
      titles: ['Федерация'],
      titlesEn: ['Federation'],
      logoLink: null,
      support: null,
      season: null,
      timeZone: 'Europe/Moscow',
      currency: 'RUB',
    }
    const { findByText, getByText, getByLabelText } = await open('/admin/settings', {
      site: {
        settings: () => ({ ...settings, version }),
        updateSettings: ({ request }) => {
          started.push(request.headers.get('if-match'))
          return started.length === 1 ? failure('stale') : { ...settings, version: 3 }
        },
      },
    })
    await findByText('Сохранить')
    const support = getByLabelText<HTMLInputElement>('Поддержка')
    fireEvent.input(support, { target: { value: 'help@polynya.example' } })
    fireEvent.click(getByText('Сохранить'))
    version = 2
    fireEvent.click(await findByText('Загрузить новую версию'))
    await findByText(/Новая версия загружена/)
    expect(support.value).toBe('help@polynya.example')
    fireEvent.click(getByText('Сохранить'))
    await findByText('Сохранено')
    expect(started).toEqual(['"1"', '"2"'])
  })
})
