import { within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { SwimmerEvents } from './SwimmerEvents.tsx'
import { sampleStarts } from './sample-results.ts'
import { render } from './testing/render.tsx'

const shown = (starts = sampleStarts) =>
  render(<SwimmerEvents starts={starts} today="2026-11-20" hrefOf={(id) => `/view-event/${id}`} />)

it('separates upcoming events from past ones, latest past event first', () => {
  const { getByRole } = shown()
  const linksBelow = (heading: string) => {
    const section = getByRole('heading', { name: heading }).closest('section') ?? document.body
    return within(section)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  }
  expect(linksBelow('Впереди')).toEqual(['Кубок Урала'])
  expect(linksBelow('Уже были')).toEqual(['Байкал Айс', 'Кубок Тюмени'])
})

it('shows each distance with its time and place, if any', () => {
  const entries = shown()
    .getAllByRole('listitem')
    .flatMap((item) => (item.querySelector('li') ? [] : (item.textContent?.replaceAll('\xa0', ' ') ?? '')))
  expect(entries).toEqual([
    '25 м в/с',
    '4×25 м комб',
    '25 м в/с00:15.881 место',
    '200 м в/с03:00.204 место',
    '25 м в/с00:16.043 место',
  ])
})

it('shows that a section is empty, and that nothing is published yet', () => {
  expect(shown(sampleStarts.slice(1)).getByText(/^Заявок на\sбудущие события нет/)).toBeDefined()
  expect(shown([]).queryByRole('heading')).toBeNull()
})
