import { getAllByRole as rowsIn } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { DayProgramme } from './DayProgramme.tsx'
import { sampleDays } from './sample-event.ts'
import { render } from './testing/render.tsx'

it('has one table per day, captioned by its date, with the time as row header', () => {
  const { getByRole } = render(<DayProgramme days={sampleDays} />)
  const table = getByRole('table', { name: '24\u00a0января 2026' })
  const times = rowsIn(table, 'rowheader').map(({ textContent }) => textContent)
  expect(times).toEqual(['09:00', '12:00'])
})

it('marks Russian-only texts for English readers', () => {
  const { getByRole } = render(<DayProgramme days={sampleDays} />, 'en')
  expect(getByRole('cell', { name: 'Accreditation' }).hasAttribute('lang')).toBe(false)
  expect(getByRole('cell', { name: 'Открытие' }).getAttribute('lang')).toBe('ru')
})
