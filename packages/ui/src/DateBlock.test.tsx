import { expect, it } from 'vitest'
import { DateBlock } from './DateBlock.tsx'
import { render } from './testing/render.tsx'

it('shows the days large and announces the full range', () => {
  const { getByText } = render(<DateBlock startDate="2026-01-24" endDate="2026-01-26" />)
  expect(getByText('24–26').closest('[aria-hidden]')).not.toBeNull()
  expect(getByText('января 2026')).toBeDefined()
  expect(getByText('24–26 января 2026').getAttribute('datetime')).toBe('2026-01-24')
})

it('shows a single day once', () => {
  const { getByText } = render(<DateBlock startDate="2026-02-07" endDate="2026-02-07" />, 'en')
  expect(getByText('7')).toBeDefined()
  expect(getByText('February 2026')).toBeDefined()
})

it('names both months of a range across months', () => {
  const { getByText } = render(<DateBlock startDate="2026-01-31" endDate="2026-02-01" />)
  expect(getByText('января – февраля 2026')).toBeDefined()
})

it('shows that the dates are not announced yet', () => {
  const { getByText } = render(<DateBlock startDate={null} endDate={null} />)
  expect(getByText('Даты уточняются')).toBeDefined()
})
