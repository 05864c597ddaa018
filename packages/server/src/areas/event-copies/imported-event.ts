/** A file of an event as the event that is to be inserted, and what is wrong with it. */

import type { FieldIssue } from '@polynya/contract'
import { effectiveListRules, type ListRules, listRuleIssues } from '@polynya/domain'
import type { Deps } from '../../deps.ts'
import type { HandlerCall } from '../../http/call.ts'
import { couponIssues } from '../coupons/coupon-issues.ts'
import { storableHtml } from '../events/content/safe-html.ts'
import { eventIssues } from '../events/editing/event-input.ts'
import { changed, type EventData } from '../events/record/event-data.ts'
import { type WholeEvent, type WholeSession, withoutIds } from './whole-event.ts'

type File = HandlerCall<'events.importEvent'>['body']
type Distance = NonNullable<File['event']['programData']>[number]['children'][number]

const distancesIn = ({ event }: File): readonly Distance[] =>
  (event.programData ?? []).flatMap(({ children }) => children)

/** @param blank what a new event has where the file says nothing */
export function importedEvent(file: File, blank: EventData): WholeEvent {
  const distances = distancesIn(file)
  const rules = distances.flatMap(({ id, listRules }): [number, ListRules][] =>
    listRules ? [[id, listRules]] : [],
  )
  return {
    data: withoutIds(changed(blank, file.event)),
    distanceIds: distances.map(({ id }) => id),
    descriptions: (file.descriptions ?? []).map(({ lang, html }, index) => ({
      lang,
      html: storableHtml(html, `descriptions.${index}.html`),
    })),
    sessions: (file.sessions ?? []).map(sessionOf),
    distanceRules: new Map(rules),
    printSettings: file.printSettings ?? null,
    coupons: file.coupons ?? [],
    diplomaTemplates: (file.diplomaTemplates ?? []).map(({ diplomaKind: kind, ...template }) => ({
      kind,
      template,
    })),
  }
}

function sessionOf(session: NonNullable<File['sessions']>[number]): WholeSession {
  const { number, name = null, nameEn = null, date = null, time = null, officials = [] } = session
  return {
    ...{ number, name, name_en: nameEn, date, start_time: time },
    water_temp: session.waterTemp ?? null,
    air_temp: session.airTemp ?? null,
    course_metres: session.courseMetres ?? null,
    list_rules: session.listRules ?? {},
    distance_order: session.distanceOrder ?? [],
    officials: officials.map(({ nameEn: inEnglish, iwsaid, email, ...official }) => ({
      ...official,
      nameEn: inEnglish ?? null,
      iwsaid: iwsaid ?? null,
      email: email ?? null,
    })),
  }
}

/** Returns the issues of a file beyond its schema, by the paths of the file. */
export function fileIssues(
  file: File,
  { data }: WholeEvent,
  deps: Pick<Deps, 'places' | 'gateways'>,
): FieldIssue[] {
  const ofEvent = eventIssues(data, data, deps).map((issue) => ({ ...issue, path: `event.${issue.path}` }))
  const languages = (file.descriptions ?? []).map(({ lang }) => lang)
  return [
    ...ofEvent,
    ...repeated(languages, (index) => `descriptions.${index}.lang`),
    ...repeated(
      (file.diplomaTemplates ?? []).map(({ diplomaKind }) => diplomaKind),
      (index) => `diplomaTemplates.${index}.diplomaKind`,
    ),
    ...distanceIssues(file),
    ...sessionIssues(file, data.listSettings),
    ...(file.coupons ?? []).flatMap((coupon, index) => couponIssues(coupon, `coupons.${index}`)),
  ]
}

function distanceIssues(file: File): FieldIssue[] {
  const rows = (file.event.programData ?? []).flatMap(({ children }, offer) =>
    children.map(({ id }, index) => ({ id, path: `event.programData.${offer}.children.${index}.id` })),
  )
  return repeated(
    rows.map(({ id }) => id),
    (index) => rows[index]?.path ?? '',
  )
}

function sessionIssues(file: File, ofEvent: ListRules): FieldIssue[] {
  const sessions = file.sessions ?? []
  const rulesOf = (wanted: number) => sessions.find(({ number }) => number === wanted)?.listRules ?? {}
  const ofDistances = (file.event.programData ?? []).flatMap(({ children }, offer) =>
    children.flatMap(({ listRules, session }, index) =>
      ruleIssues(`event.programData.${offer}.children.${index}`, [
        ofEvent,
        rulesOf(session),
        listRules ?? {},
      ]),
    ),
  )
  return [
    ...repeated(
      sessions.map(({ number }) => number),
      (index) => `sessions.${index}.number`,
    ),
    ...sessions.flatMap(({ listRules = {} }, index) => ruleIssues(`sessions.${index}`, [ofEvent, listRules])),
    ...ofDistances,
    ...sessions.flatMap((session, index) => orderIssues(session, `sessions.${index}`, distancesIn(file))),
  ]
}

function ruleIssues(path: string, levels: readonly ListRules[]): FieldIssue[] {
  return listRuleIssues(effectiveListRules(...levels)).map((issue) => ({
    ...issue,
    path: `${path}.listRules.${issue.path}`,
  }))
}

function orderIssues(
  { number, distanceOrder = [] }: NonNullable<File['sessions']>[number],
  path: string,
  distances: readonly Distance[],
): FieldIssue[] {
  const own = new Set(distances.filter(({ session }) => session === number).map(({ id }) => id))
  const pathOf = (index: number) => `${path}.distanceOrder.${index}`
  return [
    ...repeated(distanceOrder, pathOf),
    ...distanceOrder.flatMap((id, index): FieldIssue[] =>
      own.has(id) ? [] : [{ path: pathOf(index), reason: 'not_allowed' }],
    ),
  ]
}

const repeated = (values: readonly unknown[], pathOf: (index: number) => string): FieldIssue[] =>
  values.flatMap((value, index): FieldIssue[] =>
    values.indexOf(value) < index ? [{ path: pathOf(index), reason: 'repeated' }] : [],
  )
