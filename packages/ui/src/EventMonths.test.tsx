import { expect, it } from 'vitest'
import { EventMonths } from './EventMonths.tsx'
import { calendarEvents, sampleHref } from './sample-calendar.ts'
import { render } from './testing/render.tsx'

it('puts each event under the month in which it begins, undated ones under none', () => {
  const { getAllByRole } = render(
    <EventMonths events={calendarEvents} hrefOf={sampleHref} headingLevel={4} />,
  )
  expect(getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'декабрь 2025',
    'январь 2026',
    'февраль 2026',
    'Даты уточняются',
  ])
  expect(getAllByRole('heading', { level: 5 })).toHaveLength(calendarEvents.length)
})
