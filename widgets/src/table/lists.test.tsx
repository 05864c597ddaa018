/** The widgets of rankings and records. */

import { A_RECORD } from '@polynya/testkit'
import { waitFor } from '@testing-library/dom'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { rankings } from '../rankings/rankings.ts'
import { records } from '../records/records.ts'
import { answer, define, find, place, textOf } from '../testing/show-widget.ts'

const { swimmer, event, time, waterCat, date } = A_RECORD
const RANKED = {
  ...{ ...swimmer, place: 1, time, waterCat, points: 812, ageGroup: 'D1', distances: 1 },
  event: { ...event, date },
}

beforeAll(async () => {
  await define(records)
  await define(rankings)
})

describe('the records', () => {
  const DATA = { records: [A_RECORD], total: 1 }

  it.each([
    ['', {}],
    [
      'distance="50BR" gender="mixed" age-group="E1" water="A" state="approved" limit="5"',
      { distCode: '50BR', gender: '0', ageGroup: 'E1', waterCat: 'A', state: 'approved', limit: '5' },
    ],
    ['age-group="all"', { kind: 'GWR' }],
  ])('with %s are requested as %o', async (attributes, query) => {
    const urls = answer(() => DATA)
    await place(`<polynya-records ${attributes}></polynya-records>`).ready
    const { pathname, searchParams } = new URL(urls[0] ?? '')
    expect([pathname, Object.fromEntries(searchParams)]).toEqual(['/api/v1/records', query])
  })

  it('link their swimmers, and the page of the site that shows the same', async () => {
    answer(() => DATA)
    const element = place(
      '<polynya-records distance="25FR" gender="women" age-group="all"></polynya-records>',
    )
    expect(await element.ready).toMatchObject({ widget: 'polynya-records', count: 1 })
    const [site, ofSwimmer] = find(element, 'a').map((link) => link.getAttribute('href'))
    expect(site).toBe('https://polynya.test/records?distance=25FR&ageGroup=all&gender=2')
    expect(ofSwimmer).toBe(`https://polynya.test/view-swimmer/${swimmer?.iwsaid}`)
    expect(find(element, '.table-note')[0]?.textContent).toMatch(/^25\sм.*, Женщины, Всех возрастных групп$/)
  })

  it('are ready once the first row is drawn', async () => {
    const records = [1, 2, 3].map((id) => ({ ...A_RECORD, id }))
    answer(() => ({ records, total: 3 }))
    const element = place('<polynya-records></polynya-records>')
    const rows = () => find(element, 'tbody tr').length
    const atReady = new Promise((done) => element.addEventListener('polynya-ready', () => done(rows())))
    expect(await atReady).toBe(1)
    await waitFor(() => expect(rows()).toBe(3))
  })

  it('say that there are none', async () => {
    answer(() => ({ records: [], total: 0 }))
    const element = place('<polynya-records></polynya-records>')
    await element.ready
    expect(textOf(element)).toContain('Таких рекордов пока нет')
    expect(find(element, 'table')).toEqual([])
  })

  it('are not shown for an attribute that is not understood', async () => {
    answer(() => DATA)
    const element = place('<polynya-records age-group="children"></polynya-records>')
    await waitFor(() => expect(textOf(element)).toContain('Ошибка в\xa0атрибуте age-group'))
  })
})

describe('the rankings', () => {
  const DATA = { rankings: [RANKED], total: 60, seasons: [] }

  it.each([
    ['', { gender: '2' }],
    [
      'distance="50BR" gender="men" season="2025-2026" age-group="E1" water="A" country="RU" region="RU-KR"',
      {
        ...{ distCode: '50BR', gender: '1', season: '2025-2026', ageGroup: 'E1', waterCat: 'A' },
        ...{ country: 'RU', region: 'RU-KR' },
      },
    ],
  ])('with %s are requested as %o', async (attributes, query) => {
    const urls = answer(() => DATA)
    await place(`<polynya-rankings ${attributes}></polynya-rankings>`).ready
    const { pathname, searchParams } = new URL(urls[0] ?? '')
    expect([pathname, Object.fromEntries(searchParams)]).toEqual(['/api/v1/rankings', query])
  })

  it('say what they are of, and load page after page', async () => {
    const next = { ...RANKED, swimmerId: 99, place: 51 }
    const urls = answer((url) => (url.includes('page=2') ? { ...DATA, rankings: [next] } : DATA))
    const element = place('<polynya-rankings distance="25FR" season="2025-2026"></polynya-rankings>')
    await element.ready
    expect(find(element, '.table-note')[0]?.textContent).toMatch(/^25\sм.*, женщины, 2025-2026$/)
    find(element, 'button')[0]?.click()
    await waitFor(() => expect(find(element, 'tbody tr')).toHaveLength(2))
    expect(urls.at(-1)).toContain('&page=2')
  })
})

describe('a value that only the server knows to be wrong', () => {
  it('is named by its attribute, in the widget and once in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const issues = [{ path: 'query.region', reason: 'region_unknown' }]
    vi.stubGlobal('fetch', async () =>
      Response.json({ error: { reason: 'invalid_input', issues } }, { status: 400 }),
    )
    const element = place('<polynya-rankings region="RU-XYZ"></polynya-rankings>')
    const errors: unknown[] = []
    element.addEventListener('polynya-error', (event) => errors.push((event as CustomEvent).detail.code))
    await waitFor(() => expect(textOf(element)).toContain('Ошибка в\xa0атрибуте region: «RU-XYZ»'))
    element.setAttribute('theme', 'dark')
    await waitFor(() => expect(find(element, '.r')[0]?.dataset.theme).toBe('dark'))
    await waitFor(() => expect(warn).toHaveBeenCalled())
    expect(warn.mock.calls).toEqual([['<polynya-rankings> region="RU-XYZ" is not understood']])
    expect(errors).toEqual(['attribute'])
    expect(find(element, 'table')).toEqual([])
    warn.mockRestore()
  })
})

describe('an open tab', () => {
  it('loads its data again after ten minutes, if it is visible', async () => {
    vi.useFakeTimers()
    try {
      let time = '00:20.10'
      const urls = answer(() => ({ records: [{ ...A_RECORD, time }], total: 1 }))
      const element = place('<polynya-records></polynya-records>')
      await vi.waitFor(() => expect(textOf(element)).toContain('00:20.10'))
      time = '00:19.90'
      await vi.advanceTimersByTimeAsync(9 * 60_000)
      expect(urls).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(4 * 60_000)
      await vi.waitFor(() => expect(textOf(element)).toContain('00:19.90'))
      const isVisible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      await vi.advanceTimersByTimeAsync(30 * 60_000)
      expect(urls).toHaveLength(2)
      isVisible.mockReturnValue('visible')
      time = '00:19.80'
      document.dispatchEvent(new Event('visibilitychange'))
      await vi.waitFor(() => expect(textOf(element)).toContain('00:19.80'))
      isVisible.mockRestore()
    } finally {
      vi.useRealTimers()
    }
  })
})
