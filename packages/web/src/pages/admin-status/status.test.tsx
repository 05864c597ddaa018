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
  database: { driver: 'postgres', version: '15.18', sizeBytes: 48_000_000, connections: 4, waiting: 0 },
  migrations: { latest: '121-server-errors', pending: [] },
  jobs: [],
  mails: { isSent: true, waiting: 0, ageSeconds: 0 },
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
  })

  it('lists jobs with their age, and errors with their request IDs', async () => {
    const page = await open('/admin/status')
    const [jobs] = await page.findAllByRole('region', { name: 'Фоновые задания' })
    expect(jobs?.textContent).toMatch(/mail\.send.*будет повторено.*30\sмин/)
    const [errors] = page.getAllByRole('region', { name: /^Ошибки за\sсутки$/ })
    expect(errors?.textContent).toMatch(/orders\.create.*1f0c7a52-9k.*TypeError/)
  })

  it('says that everything is in order', async () => {
    const page = await open('/admin/status', { status: { get: SOUND } })
    expect(await page.findByText(/^Всё в\sпорядке$/)).toBeDefined()
    expect(page.queryByRole('region', { name: 'Требует внимания' })).toBeNull()
    expect(page.getByText(/^Ошибок не\sбыло$/)).toBeDefined()
  })
})
