import { waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { EventMonths } from './EventMonths.tsx'
import { calendarEvents, sampleHref } from './sample-calendar.ts'
import { render } from './testing/render.tsx'

const months = <EventMonths events={calendarEvents} hrefOf={sampleHref} headingLevel={4} />

it('groups events by the month in which they start, and undated ones without a month', async () => {
  const { findByRole, getAllByRole } = render(months)
  await findByRole('heading', { name: 'Даты уточняются' })
  expect(getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'декабрь 2025',
    'январь 2026',
    'февраль 2026',
    'Даты уточняются',
  ])
})

it('renders no event in the first frame, then one, then the rest in steps', async () => {
  const { queryAllByRole } = render(months)
  const shown = () => queryAllByRole('heading', { level: 5 }).length
  const counts = [shown()]
  new MutationObserver(() => counts.push(shown())).observe(document.body, { childList: true, subtree: true })
  await waitFor(() => expect(shown()).toBe(calendarEvents.length))
  expect([...new Set(counts)]).toEqual([0, 1, 4, calendarEvents.length])
})
