/** A whole event without its ids, entries and files: what a copy, a file and an import have in common. */

import type { Language } from '@polynya/contract'
import type { DiplomaKind, DiplomaTemplate, ListRules, PrintSettings } from '@polynya/domain'
import type { Db, Tx } from '../../db/schema.ts'
import { couponView } from '../coupons/coupon-view.ts'
import { type CouponInput, listCoupons, upsertCoupon } from '../coupons/coupons.store.ts'
import { insertDescription } from '../events/content/descriptions.store.ts'
import { insertWholeEvent } from '../events/editing/insert-event.ts'
import { dataOf, type EventData } from '../events/record/event-data.ts'
import { type EventRow, getEvent } from '../events/record/events.store.ts'
import { listSessions, type SessionRow } from '../events/sessions/sessions.store.ts'
import { listOwnTemplates, storeTemplate } from '../printouts/diplomas.store.ts'
import { findPrintSettings, setPrintSettings } from '../printouts/printouts.store.ts'
import { setDistanceRules } from '../start-lists/list-rules.store.ts'
import { listDistanceRules, putSession } from './event-copies.store.ts'
import { storeKnownOfficials } from './known-officials.ts'

export type WholeSession = Omit<SessionRow, 'id' | 'event_id' | 'version'>

interface WholeTemplate {
  readonly kind: DiplomaKind
  readonly template: DiplomaTemplate
}

export interface WholeEvent {
  /** No row of its programme has an id. */
  readonly data: EventData
  /** Ids of the distances in the order of the programme: sessions and rules refer to them. */
  readonly distanceIds: readonly number[]
  readonly descriptions: readonly { readonly lang: Language; readonly html: string }[]
  readonly sessions: readonly WholeSession[]
  /** Rules of the start lists of distances that differ from those above them. */
  readonly distanceRules: ReadonlyMap<number, ListRules>
  readonly printSettings: PrintSettings | null
  readonly coupons: readonly CouponInput[]
  /** Those that the event has changed; the pictures behind their texts are files. */
  readonly diplomaTemplates: readonly WholeTemplate[]
}

export async function readWhole(db: Db, row: EventRow): Promise<WholeEvent> {
  const { id, descriptions } = row
  const distanceIds = idsOf(row)
  return {
    data: withoutIds(dataOf(row)),
    distanceIds,
    descriptions,
    sessions: (await listSessions(db, id)).map(
      ({ id: _, event_id: __, version: ___, ...session }) => session,
    ),
    distanceRules: await listDistanceRules(db, distanceIds),
    printSettings: await findPrintSettings(db, id),
    coupons: (await listCoupons(db, id)).map(couponView),
    diplomaTemplates: await listOwnTemplates(db, id),
  }
}

/** Inserts an event with all of its parts; fails with the field of a coupon whose code is repeated. */
export async function insertWhole(
  tx: Tx,
  whole: WholeEvent,
  options: { readonly accountId: number; readonly now: Date },
): Promise<EventRow> {
  const event = await insertWholeEvent(tx, whole.data, options)
  const { id } = event
  const inserted = idsOf(event)
  const distances = new Map(whole.distanceIds.map((from, index) => [from, inserted[index] ?? 0]))
  for (const session of whole.sessions) await insertSession(tx, id, { session, distances })
  for (const [from, rules] of whole.distanceRules) await setDistanceRules(tx, distances.get(from) ?? 0, rules)
  if (whole.printSettings) await setPrintSettings(tx, id, whole.printSettings)
  for (const { lang, html } of whole.descriptions) await insertDescription(tx, { event_id: id, lang, html })
  for (const [index, { id: _, ...coupon }] of whole.coupons.entries())
    await upsertCoupon(tx, id, { coupon, path: `coupons.${index}` })
  for (const { kind, template } of whole.diplomaTemplates)
    await storeTemplate(tx, { eventId: id, kind, template, background: null, at: options.now })
  return getEvent(tx, id)
}

interface InsertedSession {
  readonly session: WholeSession
  /** Ids of the inserted distances by those of the whole event. */
  readonly distances: ReadonlyMap<number, number>
}

async function insertSession(tx: Tx, eventId: number, { session, distances }: InsertedSession) {
  const { officials, list_rules, distance_order, ...columns } = session
  const sessionId = await putSession(tx, {
    ...columns,
    event_id: eventId,
    list_rules: JSON.stringify(list_rules),
    distance_order: JSON.stringify(distance_order.flatMap((from) => distances.get(from) ?? [])),
  })
  await storeKnownOfficials(tx, sessionId, officials)
}

const idsOf = ({ programData }: EventRow) =>
  programData.flatMap(({ children }) => children.map(({ id }) => id))

/** Returns the data without the ids of its rows. */
export const withoutIds = (data: EventData): EventData => ({
  ...data,
  dayProgram: data.dayProgram.map((day) => ({ ...withoutId(day), children: day.children.map(withoutId) })),
  programData: data.programData.map((offer) => ({
    ...withoutId(offer),
    children: offer.children.map(withoutId),
  })),
})

const withoutId = <Row extends { readonly id?: number | undefined }>({
  id: _,
  ...row
}: Row): Omit<Row, 'id'> => row
