import type { InstallationStatus } from '@polynya/contract'
import { ANNA, accessTokenFor } from '@polynya/testkit'
import { within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

const SOUND: InstallationStatus = {
  ...{
    at: '2026-01-24T09:00:00.000Z',
    version: '0.1.0',
    node: '24.21.0',
    startedAt: '2026-01-20T06:00:00.000Z',
  },
  findings: [],
  database: {
    ...{ driver: 'postgres', version: '15.18', sizeBytes: 48_000_000, connections: 4, waiting: 0 },
    ...{ replicas: [], visitorReads: null },
  },
  migrations: { latest: '121-server-errors', pending: [] },
  jobs: [],
  mails: { isSent: true, waiting: 0, ageSeconds: 0 },
  webhooks: { active: 4, failing: 1, disabled: 2, waiting: 7, ageSeconds: 3 },
  disk: { freeBytes: 52_000_000_000, requiredBytes: 256_000_000 },
  backups: { everyHours: null, count: 1, newestAt: '2026-01-24T08:07:00.000Z', restoreTest: null },
  gateways: [],
  errors: { total: 0, latest: [] },
}

describe('the state of the server', () => {
  beforeEach(() => {
    localStorage.setItem(
      'accessToken',
      accessTokenFor({ ...ANNA, isAdmin: 1, isSuperAdmin: 1, regions: null }),
    )
    localStorage.setItem('refreshToken', 'r'.repeat(43))
  })

  it('names what needs attention, with advice, before the facts', async () => {
    const page = await open('/admin/status')
    const findings = within(await page.findByRole('region', { name: 'Требует внимания' }))
    expect(findings.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Письма не\xa0уходят сбой',
      'За\xa0сутки были ошибки внимание',
    ])
    expect(findings.getByText(/SMTP_URL/)).toBeDefined()
    const database = within(page.getByRole('region', { name: 'База данных' }))
    expect(database.getByText(/^48\sМБ$/)).toBeDefined()
    const webhooks = within(page.getByRole('region', { name: 'Письма, платежи, вебхуки' }))
    expect(webhooks.getByText('Вебхуки отключены').nextElementSibling?.textContent).toBe('2')
    expect(webhooks.getByText(/^Доставки/).nextElementSibling?.textContent).toBe('7')
  })

  it('names replicas with their condition, and what they answered', async () => {
    const replica = (name: string, condition: 'ready' | 'late' | 'away', lagSeconds: number | null) => ({
      ...{ name, condition, lagSeconds },
    })
    const replicas = [replica('db1', 'ready', 0), replica('db2', 'late', 150), replica('db3', 'away', null)]
    const visitorReads = { replica: 41_000, primary: 7 }
    const page = await open('/admin/status', {
      status: { get: { ...SOUND, database: { ...SOUND.database, replicas, visitorReads } } },
    })
    const database = within(await page.findByRole('region', { name: 'База данных' }))
    const facts = database
      .getAllByRole('term')
      .map(({ textContent, nextElementSibling }) => [...[textContent, nextElementSibling?.textContent]])
    expect(facts.slice(4)).toEqual([
      ['Реплика db1', 'готова'],
      ['Реплика db2', 'отстаёт на\xa02\xa0мин'],
      ['Реплика db3', 'не\xa0отвечает'],
      ['Чтение посетителей', expect.stringMatching(/^из\sреплик 41\s000, из\sосновной базы 7$/)],
      ['Последнее обновление', '121-server-errors'],
    ])
  })

  it('lists jobs with their age, and errors with their request IDs', async () => {
    const page = await open('/admin/status')
    const [jobs] = await page.findAllByRole('region', { name: 'Фоновые задания' })
    expect(jobs?.textContent).toMatch(/Отправить письмо.*будет повторено.*30\sмин/)
    const [errors] = page.getAllByRole('region', { name: /^Ошибки за\sсутки$/ })
    expect(errors?.textContent).toMatch(/orders\.create.*1f0c7a52-9k.*TypeError/)
  })

  it('names jobs and gateways in words, and jobs of other versions by their name', async () => {
    const job = (name: string) => ({ name, state: 'created', count: 1, ageSeconds: null }) as const
    const gateways = [{ name: 'sandbox', unanswered: 2 }]
    const page = await open('/admin/status', {
      status: { get: { ...SOUND, gateways, jobs: [job('backup.write'), job('old.job')] } },
    })
    const [jobs] = await page.findAllByRole('region', { name: 'Фоновые задания' })
    expect(jobs?.textContent).toMatch(/Сделать резервную копию.*old\.job/)
    expect(page.getByText('Учебная платёжная система').nextElementSibling?.textContent).toMatch(/2$/)
  })

  it('says that everything is in order', async () => {
    const page = await open('/admin/status', { status: { get: SOUND } })
    expect(await page.findByText(/^Всё в\sпорядке$/)).toBeDefined()
    expect(page.queryByRole('region', { name: 'Требует внимания' })).toBeNull()
    expect(page.getByText(/^Ошибок не\sбыло$/)).toBeDefined()
  })
})
