import type { EventDuplicate } from '@polynya/contract'
import { addDays, atWallTime, daysBetween, wallTime } from '@polynya/domain'
import type * as z from 'zod/mini'
import { recordChange } from '../../access/audit.store.ts'
import { superAdministers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { findPrintSettings, setPrintSettings } from '../printouts/printouts.store.ts'
import { insertDescription } from './content/descriptions.store.ts'
import { eventIssues } from './editing/event-input.ts'
import { insertWholeEvent } from './editing/insert-event.ts'
import { dataOf, type EventData } from './record/event-data.ts'
import { eventDetails } from './record/event-view.ts'
import { type EventRow, findHead, getEvent } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'
import { copySessions } from './sessions/copy-sessions.store.ts'

export const duplicate: Handler<'events.duplicate'> = async ({ params, body, ...call }, deps) => {
  const { account } = call.caller
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const { id: copyOf } = await eventToChange(findHead(tx, params.id), call.caller, superAdministers)
    const original = await getEvent(tx, copyOf)
    const data = copyOfData(dataOf(original), body)
    const issues = eventIssues(data, data, deps)
    if (issues.length > 0) fail('invalid_input', { issues })
    const copy = await insertWholeEvent(tx, data, { accountId: account.id, now })
    const { id } = copy
    const moveDate = movesOf(dataOf(original), data.startDate).date
    await copySessions(tx, { from: copyOf, to: id, distances: copiedDistances(original, copy), moveDate })
    const settings = await findPrintSettings(tx, copyOf)
    if (settings) await setPrintSettings(tx, id, settings)
    for (const { lang, html } of original.descriptions)
      await insertDescription(tx, { event_id: id, lang, html })
    const after = { name: data.name, region: data.region, copyOf }
    await recordChange(tx, call, { kind: 'event', objectId: id, after })
    return eventDetails(await getEvent(tx, id), now)
  })
}

/** Returns the IDs of the distances of a copy by those of the original: both are listed in the same order. */
function copiedDistances(original: EventRow, copy: EventRow): ReadonlyMap<number, number> {
  const idsOf = ({ programData }: EventRow) =>
    programData.flatMap(({ children }) => children.map((distance) => distance.id))
  const copies = idsOf(copy)
  return new Map(idsOf(original).map((id, index) => [id, copies[index] ?? 0]))
}

type Move = (at: string | null) => string | null

/** Returns the data of a copy. Its dates move with its first day; without a first day it has no dates. */
function copyOfData(data: EventData, body: z.output<typeof EventDuplicate>): EventData {
  const { date, instant } = movesOf(data, body.startDate ?? null)
  const moved = (at: { readonly regStartDate: string | null; readonly regEndDate: string | null }) => ({
    regStartDate: instant(at.regStartDate),
    regEndDate: instant(at.regEndDate),
  })
  return {
    ...data,
    ...moved(data),
    public: false,
    eventState: 'planned',
    ...movedTerms(data, { date, instant }),
    name: body.name ?? data.name,
    nameEn: body.nameEn === undefined ? data.nameEn : body.nameEn,
    startDate: body.startDate ?? null,
    endDate: date(data.endDate),
    ageGroupOnDate: date(data.ageGroupOnDate),
    dayProgram: data.dayProgram.flatMap((day) => {
      const on = date(day.date)
      return on === null ? [] : [{ date: on, children: day.children.map(withoutId) }]
    }),
    programData: data.programData.map((offer) => ({
      ...withoutId(offer),
      ...moved(offer),
      fees: offer.fees && { ...offer.fees, lateFrom: date(offer.fees.lateFrom) },
      children: offer.children.map(withoutId),
    })),
  }
}

/** Moves the dates of the terms; drops refund steps and discounts that are left without a date. */
function movedTerms(data: EventData, { date, instant }: Record<'date' | 'instant', Move>) {
  const { discounts, refundRule, entryRules, seminarDate } = data
  return {
    discounts: discounts.flatMap((discount): EventData['discounts'] => {
      if (discount.kind !== 'early') return [discount]
      const until = date(discount.until)
      return until === null ? [] : [{ ...discount, until }]
    }),
    refundRule: refundRule.flatMap(({ until, percent }): EventData['refundRule'] => {
      const on = date(until)
      return on === null ? [] : [{ until: on, percent }]
    }),
    entryRules: {
      ...entryRules,
      waitingUntil: instant(entryRules.waitingUntil),
      changeUntil: instant(entryRules.changeUntil),
      teamsUntil: instant(entryRules.teamsUntil),
    },
    seminarDate: date(seminarDate),
  }
}

/** Returns how dates, and instants in venue time, move when an event starts on another day. */
function movesOf(
  { startDate, timeZone }: EventData,
  newStart: string | null,
): Record<'date' | 'instant', Move> {
  if (startDate === null || newStart === null) return { date: () => null, instant: () => null }
  const days = daysBetween(startDate, newStart)
  const moveDate = (on: string) => addDays(on, days)
  const moveInstant = (at: string) => {
    const [date = '', time] = wallTime(new Date(at), timeZone).split('T')
    return atWallTime(`${moveDate(date)}T${time}`, timeZone).toISOString()
  }
  const orNull =
    (move: (at: string) => string): Move =>
    (at) =>
      at === null ? null : move(at)
  return { date: orNull(moveDate), instant: orNull(moveInstant) }
}

const withoutId = <Row extends { readonly id?: number | undefined }>({
  id: _,
  ...row
}: Row): Omit<Row, 'id'> => row
