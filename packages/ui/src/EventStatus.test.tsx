import { expect, it } from 'vitest'
import { EventStatus } from './EventStatus.tsx'
import { sampleEvent } from './sample-event.ts'
import { render } from './testing/render.tsx'

const shown = (state: 'open' | 'willOpen' | 'willClose', days: number) => (
  <EventStatus event={{ ...sampleEvent, registration: { state, days, at: '2026-01-12T18:59:00Z' } }} />
)

it("shows the last day of registration in the venue's time zone", () => {
  // 19:30 UTC on the 12th is already the 13th in Tyumen.
  const registration = { state: 'open', days: 20, at: '2026-01-12T19:30:00Z' } as const
  const event = { ...sampleEvent, registration }
  const { container } = render(<EventStatus event={event} />)
  expect(container.textContent).toBe('Регистрация открыта до\u00a013\u00a0января')
})

it('counts the days until registration opens in both languages', () => {
  expect(render(shown('willOpen', 5)).container.textContent).toContain('через 5\u00a0дней')
  expect(render(shown('willOpen', 5), 'en').container.textContent).toContain('in 5 days')
})

it('shows "today" on the last day', () => {
  expect(render(shown('willClose', 0)).container.textContent).toContain('Регистрация закроется сегодня')
})

it('shows that an event is called off, whatever its registration', () => {
  const { container } = render(<EventStatus event={{ ...sampleEvent, eventState: 'calledOff' }} />)
  expect(container.textContent).toBe('Событие отменено')
})
