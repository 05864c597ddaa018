import type { EventDuplicate } from '@polynya/contract'
import { addDays, addMonths, atWallTime, daysBetween, wallTime } from '@polynya/domain'
import type * as z from 'zod/mini'
import { recordChange } from '../../access/audit.store.ts'
import { superAdministers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { insertWhole, readWhole, type WholeEvent } from '../event-copies/whole-event.ts'
import { eventIssues } from './editing/event-input.ts'
import type { EventData } from './record/event-data.ts'
import { eventDetails } from './record/event-view.ts'
import { findHead, getEvent } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const duplicate: Handler<'events.duplicate'> = async ({ params, body, ...call }, deps) => {
  const { account } = call.caller
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const { id: copyOf } = await eventToChange(findHead(tx, params.id), call.caller, superAdministers)
    const copy = copyOfWhole(await readWhole(tx, await getEvent(tx, copyOf)), body)
    const { data } = copy
    const issues = eventIssues(data, data, deps)
    if (issues.length > 0) fail('invalid_input', { issues })
    const event = await insertWhole(tx, copy, { accountId: account.id, now })
    const after = { name: data.name, region: data.region, copyOf }
    await recordChange(tx, call, { kind: 'event', objectId: event.id, after })
    return eventDetails(event, now)
  })
}

/** Temperatures, officials and coupons belong to one event and are not copied. */
function copyOfWhole(whole: WholeEvent, body: z.output<typeof EventDuplicate>): WholeEvent {
  const { date } = movesOf(whole.data, body.startDate ?? null)
  return {
    ...whole,
    data: copyOfData(whole.data, body),
    sessions: whole.sessions.map((session) => ({
      ...session,
      date: date(session.date),
      water_temp: null,
      air_temp: null,
      officials: [],
    })),
    coupons: [],
  }
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
    ageGroupOnDate: ageDateOf(data, body.startDate ?? null),
    dayProgram: data.dayProgram.flatMap((day) => {
      const on = date(day.date)
      return on === null ? [] : [{ ...day, date: on }]
    }),
    programData: data.programData.map((offer) => ({
      ...offer,
      ...moved(offer),
      fees: offer.fees && { ...offer.fees, lateFrom: date(offer.fees.lateFrom) },
    })),
  }
}

const DAYS_OF_YEAR = 365.25

/**
 * Returns the date of ages of a copy. One within the event moves with it; any other is a fixed day of the year, which
 * moves by whole years: 31 December remains that day.
 */
function ageDateOf(
  { startDate, endDate, ageGroupOnDate }: EventData,
  newStart: string | null,
): string | null {
  if (ageGroupOnDate === null || startDate === null || newStart === null) return null
  const days = daysBetween(startDate, newStart)
  const isWithin = startDate <= ageGroupOnDate && ageGroupOnDate <= (endDate ?? startDate)
  if (isWithin) return addDays(ageGroupOnDate, days)
  return addMonths(ageGroupOnDate, 12 * Math.round(days / DAYS_OF_YEAR))
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
