/** Validation of an event beyond its schema: known places and currencies, plausible dates, ids of its own rows. */

import type { FieldIssue } from '@polynya/contract'
import { eventContradictions, eventDraft, termsContradictions } from '@polynya/domain'
import type { Deps } from '../../../deps.ts'
import type { EventData } from '../record/event-data.ts'
import { termsDates, unknownTerms } from './terms-input.ts'

/** Calendars of browsers and databases agree between these dates; no event is outside. */
const FROM = '1900-01-01'
const TO = '2999-12-31'

/**
 * Returns the issues of an event that is to be saved.
 * @param stored the data before the change: a programme may name only its rows
 */
export function eventIssues(
  data: EventData,
  stored: EventData,
  deps: Pick<Deps, 'places' | 'gateways'>,
): FieldIssue[] {
  const impossible = dateIssues(data)
  return [
    ...impossible,
    ...knownIssues(data, deps.places),
    ...unknownTerms(data, deps),
    ...repeatedDays(data),
    ...rowIssues('dayProgram', data.dayProgram, stored.dayProgram),
    ...rowIssues('programData', data.programData, stored.programData),
    ...(impossible.length > 0
      ? []
      : [...eventContradictions(eventDraft(data)), ...termsContradictions(data)]),
  ]
}

function knownIssues({ region, currency }: EventData, places: Deps['places']): FieldIssue[] {
  const issues: FieldIssue[] = []
  if (region !== null && !places.isRegion(region)) issues.push({ path: 'region', reason: 'region_unknown' })
  if (!Intl.supportedValuesOf('currency').includes(currency)) {
    issues.push({ path: 'currency', reason: 'not_allowed' })
  }
  return issues
}

function dateIssues(data: EventData): FieldIssue[] {
  const { startDate, endDate, ageGroupOnDate, regStartDate, regEndDate, dayProgram, programData } = data
  const dates: Record<string, string | null> = {
    startDate,
    endDate,
    ageGroupOnDate,
    regStartDate,
    regEndDate,
    ...termsDates(data),
  }
  for (const [index, { date }] of dayProgram.entries()) dates[`dayProgram.${index}.date`] = date
  for (const [index, offer] of programData.entries()) {
    dates[`programData.${index}.regStartDate`] = offer.regStartDate
    dates[`programData.${index}.regEndDate`] = offer.regEndDate
  }
  return Object.entries(dates)
    .filter(([, date]) => date !== null && (date.slice(0, 10) < FROM || date.slice(0, 10) > TO))
    .map(([path]) => ({ path, reason: 'not_a_date' }))
}

function repeatedDays({ dayProgram }: EventData): FieldIssue[] {
  const dates = dayProgram.map(({ date }) => date)
  return dates.flatMap((date, index): FieldIssue[] =>
    dates.indexOf(date) < index ? [{ path: `dayProgram.${index}.date`, reason: 'repeated' }] : [],
  )
}

interface NamedRow {
  readonly id?: number | undefined
  readonly children: readonly { readonly id?: number | undefined }[]
}

/** Finds ids that name no row of the event, or one row twice. */
function rowIssues(path: string, given: readonly NamedRow[], stored: readonly NamedRow[]): FieldIssue[] {
  const children = given.flatMap((row, index) =>
    row.children.map(({ id }, child) => ({ path: `${path}.${index}.children.${child}.id`, id })),
  )
  return [
    ...idIssues(
      given.map(({ id }, index) => ({ path: `${path}.${index}.id`, id })),
      stored,
    ),
    ...idIssues(
      children,
      stored.flatMap((row) => row.children),
    ),
  ]
}

function idIssues(
  given: readonly { readonly path: string; readonly id?: number | undefined }[],
  stored: readonly { readonly id?: number | undefined }[],
): FieldIssue[] {
  const free = new Set(stored.map(({ id }) => id))
  const known = new Set(free)
  return given.flatMap(({ path, id }): FieldIssue[] => {
    if (id === undefined || free.delete(id)) return []
    return [{ path, reason: known.has(id) ? 'repeated' : 'not_allowed' }]
  })
}
