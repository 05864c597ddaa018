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

it('renders the events that fit a first frame, then the rest', async () => {
  const { getAllByRole } = render(months)
  const shown = () => getAllByRole('heading', { level: 5 }).length
  expect(shown()).toBeLessThan(calendarEvents.length)
  await waitFor(() => expect(shown()).toBe(calendarEvents.length))
})
