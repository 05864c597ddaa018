import { expect, it } from 'vitest'
import { MonthLegend } from './MonthLegend.tsx'
import { calendarEvents } from './sample-calendar.ts'
import { render } from './testing/render.tsx'

it('names each colour once, with all states that have it', () => {
  const [first, ...others] = calendarEvents
  const calledOff = others.slice(0, 1).map((event) => ({ ...event, eventState: 'calledOff' as const }))
  const page = render(<MonthLegend events={[...(first ? [first] : []), ...calledOff, ...others]} />)
  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Событие завершено, Статус неизвестен',
    'Событие отменено, Событие идёт',
    'Скоро закроется',
    'Открыта',
  ])
})
