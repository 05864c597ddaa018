import { CUP } from '@polynya/testkit'
import { fireEvent, waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

it('the map has every event, also beyond the first hundred', async () => {
  const events = Array.from({ length: 120 }, (_, at) => ({ ...CUP, id: at + 1 }))
  const list = ({ query }: { query: { page?: number; limit?: number } }) => {
    const { page = 1, limit = 100 } = query
    return { events: events.slice((page - 1) * limit, page * limit), total: events.length }
  }
  const { findByText } = await open('/events?view=map', { events: { list } })
  expect(await findByText(/^120\sсобытий$/)).toBeDefined()
})

it('the list shows what a text finds in the other keyboard layout, and says so', async () => {
  const page = await open('/events?search=re%2Cjr', {
    events: {
      list: ({ query }) =>
        query.search === 'кубок' ? { events: [CUP], total: 1 } : { events: [], total: 0 },
    },
  })
  expect(await page.findByText(/^Показаны результаты для «кубок»\.$/)).toBeDefined()
  expect(page.getAllByRole('article')).toHaveLength(1)
})

it('an empty month offers to reset the filters, if any are set', async () => {
  const list = { events: [], total: 0 }
  const { findByText, findAllByRole, queryByRole, address } = await open(
    '/events?view=month&month=2026-07&waterCat=C',
    { events: { list } },
  )
  await findByText(/В\sэтом месяце событий нет/)
  const reset = (await findAllByRole('button', { name: 'Сбросить' })).at(-1)
  if (!reset) throw new Error('No button')
  fireEvent.click(reset)
  await waitFor(() => expect(address()).toBe('/events?view=month&month=2026-07'))
  await waitFor(() => expect(queryByRole('button', { name: 'Сбросить' })).toBeNull())
})

it('the months lead to a calendar to subscribe to', async () => {
  const { findByRole } = await open('/events?view=month', { events: { list: { events: [], total: 0 } } })
  const link = await findByRole('link', { name: /^Подписаться на\sкалендарь$/ })
  expect(link.getAttribute('href')).toBe(`webcal://${location.host}/calendar/events.ics?lang=ru`)
})
