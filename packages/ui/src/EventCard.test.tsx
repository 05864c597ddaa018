import { expect, it } from 'vitest'
import { EventCard } from './EventCard.tsx'
import { sampleEvent } from './sample-event.ts'
import { render } from './testing/render.tsx'

it('links its name to the event', () => {
  const { getByRole } = render(<EventCard event={sampleEvent} href="/view-event/7" />)
  const link = getByRole('link', { name: 'Кубок Тюмени по зимнему плаванию' })
  expect(link.getAttribute('href')).toBe('/view-event/7')
  expect(link.hasAttribute('lang')).toBe(false)
})

it('uses the heading level of its list', () => {
  const { getByRole } = render(<EventCard event={sampleEvent} href="#" headingLevel={2} />)
  expect(getByRole('heading', { level: 2 })).toBeDefined()
})

it('shows the English name on an English page', () => {
  const { getByRole, getByText } = render(<EventCard event={sampleEvent} href="#" />, 'en')
  expect(getByRole('link', { name: 'Tyumen Winter Swimming Cup' })).toBeDefined()
  expect(getByText('Tyumen, Lake Lipovoye')).toBeDefined()
})

it('marks a Russian name on an English page as Russian', () => {
  const { getByRole } = render(<EventCard event={{ ...sampleEvent, nameEn: null }} href="#" />, 'en')
  expect(getByRole('link', { name: sampleEvent.name }).getAttribute('lang')).toBe('ru')
})

it('shows which details are not announced yet', () => {
  const event = { ...sampleEvent, address: null, startDate: null, endDate: null }
  const { getByText } = render(<EventCard event={event} href="#" />)
  expect(getByText('Место уточняется')).toBeDefined()
  expect(getByText('Даты уточняются')).toBeDefined()
})

it('links to the registration of an event that can be entered, named after the event', () => {
  const { getByRole, queryByRole } = render(
    <EventCard event={sampleEvent} href="#" registerHref="/register?e=7" />,
  )
  const link = getByRole('link', { name: `Зарегистрироваться: ${sampleEvent.name}` })
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Зарегистрироваться', '/register?e=7'])
  expect(queryByRole('link', { name: sampleEvent.name })?.getAttribute('href')).toBe('#')
  const closed = render(<EventCard event={sampleEvent} href="#" />)
  expect(closed.queryByRole('link', { name: /Зарегистрироваться/ })).toBeNull()
})
