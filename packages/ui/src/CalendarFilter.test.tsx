import { expect, it, vi } from 'vitest'
import { CalendarFilter } from './CalendarFilter.tsx'
import { NO_FILTERS } from './calendar-filters.ts'
import { calendarRegions } from './sample-calendar.ts'
import { render, select } from './testing/render.tsx'

it('preserves the other filters when one changes', () => {
  const onChange = vi.fn()
  const filters = { ...NO_FILTERS, status: 'open' as const }
  const page = render(
    <CalendarFilter
      {...{ filters, onChange }}
      statuses={['open', 'closed']}
      regions={calendarRegions}
      hasTimes={false}
    />,
    'en',
  )
  expect(page.queryByLabelText('When')).toBeNull()
  select(page.getByLabelText('Region'), 'RU-KR')
  expect(onChange).toHaveBeenCalledWith({ when: 'upcoming', status: 'open', region: 'RU-KR' })
})
