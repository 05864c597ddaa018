import { A_RECORD } from '@polynya/testkit'
import { within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

describe('the latest records on the home page', () => {
  it('are the newest national ones, with holder, event and state', async () => {
    const requested: unknown[] = []
    const page = await open('/', {
      records: {
        list: ({ query }) => {
          requested.push(query)
          return { records: [A_RECORD], total: 1 }
        },
      },
    })
    const card = within(await page.findByRole('region', { name: 'Последние рекорды' }))
    card.getByRole('link', { name: 'Петрова Анна' })
    expect(card.getByRole('listitem').textContent).toMatch(
      /00:13\.80.*25\sм.*Кубок Тюмени · ожидает утверждения/,
    )
    expect(card.getByRole('link', { name: 'Все рекорды' }).getAttribute('href')).toBe('/records')
    expect(requested).toEqual([{ kind: 'AWR', sort: 'date', order: 'desc', limit: 5 }])
  })
})
