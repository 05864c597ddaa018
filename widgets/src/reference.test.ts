import { expect, it } from 'vitest'
import { customElements as manifest, vsCodeData, webTypes } from '../build/editor-data.config.ts'
import { domTypes } from '../build/package-types.config.ts'
import { elementOf } from './element.ts'
import { eventCalendar } from './event-calendar/event-calendar.ts'
import { liveResults } from './live-results/live-results.ts'
import { rankings } from './rankings/rankings.ts'
import { records } from './records/records.ts'
import { results } from './results/results.ts'
import { swimmerCard } from './swimmer-card/swimmer-card.ts'

const observed = [
  elementOf(eventCalendar, ''),
  elementOf(liveResults, ''),
  elementOf(rankings, ''),
  elementOf(records, ''),
  elementOf(results, ''),
  elementOf(swimmerCard, ''),
].map((element) => (element as unknown as { observedAttributes: string[] }).observedAttributes)

it('lists for editors exactly the attributes that the elements observe', () => {
  const [module] = manifest().modules
  const listed = module?.declarations.map(({ attributes }) => attributes.map(({ name }) => name).sort())
  expect(listed).toEqual(observed.map((names) => [...names].sort()))
  const inCode = vsCodeData().tags.map(({ attributes }) => attributes.length)
  const inIdea = webTypes('1.0.0').contributions.html.elements.map(({ attributes }) => attributes.length)
  expect(inCode).toEqual(inIdea)
})

it('types the tags by the values of their attributes', () => {
  expect(domTypes()).toContain("'view'?: 'auto' | 'month' | 'list' | undefined")
  expect(domTypes()).toContain("'polynya-swimmer-card': {")
})
