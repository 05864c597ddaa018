/** Parts of an account's overview as the API returns them. */

import type { DocumentDue, Start } from '@polynya/contract'
import { admissionStates, endingDocuments, isMissingAdmission } from '@polynya/domain'
import { admissionRulesOf } from '../admissions/event-admissions.ts'
import { isoOf } from '../events/record/event-data.ts'
import { enteredSwimmer, entryView } from '../places/entry-view.ts'
import type { PlannedRow } from '../start-lists/timetable.ts'
import type { DocumentRow } from '../swimmers/documents/admission-documents.store.ts'
import type { OwnStartRow, OwnSwimmerRow } from './overview.store.ts'

/**
 * Returns a start with its heat and time. The order of another captain's team is not the account's.
 * @param planned its distance with the planned starts of heats
 */
export function startView(row: OwnStartRow, planned: PlannedRow | undefined): Start {
  const { heat, lane, scratched_at, as_member } = row
  const isListed = heat !== null && lane !== null && scratched_at === null
  return {
    entry: { ...entryView(row), ...(as_member && { orderId: null }) },
    swimmer: enteredSwimmer({
      swimmer_id: row.own_id,
      swimmer_gender: row.own_gender,
      iwsaid: row.own_iwsaid,
      first_name: row.own_first_name,
      last_name: row.own_last_name,
      native_first_name: row.own_native_first_name,
      native_last_name: row.own_native_last_name,
    }),
    event: { ...eventOf(row), startDate: row.start_date, endDate: row.end_date, timeZone: row.time_zone },
    heat: isListed ? heat : null,
    lane: isListed ? lane : null,
    startsAt: isListed ? isoOf(planned?.startOf(heat) ?? null) : null,
  }
}

const eventOf = ({ event_id, event_name, event_name_en }: OwnStartRow) => ({
  id: event_id,
  name: event_name,
  nameEn: event_name_en,
})

interface Documented {
  readonly starts: readonly OwnStartRow[]
  readonly swimmers: readonly OwnSwimmerRow[]
  readonly documents: readonly DocumentRow[]
  readonly now: Date
  readonly today: string
}

/**
 * Returns the documents to replace or upload: those that the events of the starts require, then those that expire soon.
 * One document of a swimmer is listed once, for the first event that requires it.
 */
export function documentsDue({ starts, swimmers, documents, now, today }: Documented): DocumentDue[] {
  const ofSwimmer = Map.groupBy(documents, ({ swimmer_id }) => swimmer_id)
  const required = starts.flatMap((start) => {
    const rules = admissionRulesOf(start, now)
    const own = swimmers.find(({ swimmer_id }) => swimmer_id === start.own_id)
    if (!rules || !own) return []
    return admissionStates(rules.kinds, ofSwimmer.get(own.swimmer_id) ?? [], { ...rules, dob: own.dob })
      .filter(isMissingAdmission)
      .map(({ kind, state, document }) => ({
        swimmer: enteredSwimmer(own),
        kind,
        state: state as DocumentDue['state'],
        validUntil: document?.validUntil ?? null,
        event: eventOf(start),
      }))
  })
  const ending = swimmers.flatMap((own) =>
    endingDocuments(ofSwimmer.get(own.swimmer_id) ?? [], today).map(({ kind, validUntil }) => ({
      swimmer: enteredSwimmer(own),
      kind,
      state: 'expires' as const,
      validUntil,
      event: null,
    })),
  )
  const first = new Map<string, DocumentDue>()
  for (const due of [...required, ...ending]) {
    const key = `${due.swimmer.id} ${due.kind}`
    if (!first.has(key)) first.set(key, due)
  }
  return [...first.values()]
}

/** Returns the region of most swimmers, the first of equals; null if none of them has one. */
export function commonRegion(swimmers: readonly Pick<OwnSwimmerRow, 'region'>[]): string | null {
  const regions = swimmers.flatMap(({ region }) => (region === null ? [] : [region]))
  const counts = Map.groupBy(regions, (region) => region)
  const [most] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)
  return most?.[0] ?? null
}
