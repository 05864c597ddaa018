import { expect, it } from 'vitest'
import { MonthTurner } from './MonthTurner.tsx'
import { click, render } from './testing/render.tsx'

it('leads across the turn of the year, and back to the month of today', () => {
  const turned: string[] = []
  const { getByRole } = render(
    <MonthTurner month="2026-12" today="2026-01-20" onTurn={(month) => turned.push(month)} />,
  )
  click(getByRole('button', { name: 'Следующий месяц' }))
  click(getByRole('button', { name: 'Предыдущий месяц' }))
  click(getByRole('button', { name: 'Сегодня' }))
  expect(turned).toEqual(['2027-01', '2026-11', '2026-01'])
})
