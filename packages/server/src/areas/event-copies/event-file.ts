/** An event as the file that other installations import. */

import { EVENT_FORMAT, EVENT_FORMAT_VERSION, type EventExport } from '@polynya/contract'
import { DEFAULT_PRINT_SETTINGS } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { listDocuments } from '../events/content/event-files.store.ts'
import { documentView, eventDetails } from '../events/record/event-view.ts'
import type { EventRow } from '../events/record/events.store.ts'
import { readWhole, type WholeEvent } from './whole-event.ts'

interface FileOptions {
  /** Whether the file has what administrators of the event alone see. */
  readonly isAdministrator: boolean
  readonly deps: Pick<Deps, 'db' | 'clock' | 'config'>
}

export async function eventFile(row: EventRow, { isAdministrator, deps }: FileOptions): Promise<EventExport> {
  const { db, clock, config } = deps
  const whole = await readWhole(db, row)
  const details = eventDetails(row, clock.now())
  return {
    format: EVENT_FORMAT,
    version: EVENT_FORMAT_VERSION,
    origin: {
      id: row.id,
      url: new URL(`/view-event/${row.id}`, config.publicUrl).href,
      eventState: row.event_state,
      stateNote: row.state_note,
      stateNoteEn: row.state_note_en,
      poster: details.poster,
      logoFile: details.logoFile,
      documents: await documentsOf(db, row.id),
    },
    event: isAdministrator ? { ...details, programData: withRules(details.programData, whole) } : details,
    descriptions: row.descriptions,
    sessions: whole.sessions.map((session) => sessionOf(session, isAdministrator)),
    ...(isAdministrator && {
      printSettings: printSettingsOf(whole),
      coupons: [...whole.coupons],
      diplomaTemplates: whole.diplomaTemplates.map(({ kind: diplomaKind, template }) => ({
        ...{ ...template, items: [...template.items], diplomaKind },
      })),
    }),
  }
}

type Programme = EventExport['event']['programData']

const withRules = (programme: Programme, { distanceRules }: WholeEvent): Programme =>
  programme.map((offer) => ({
    ...offer,
    children: offer.children.map((distance) => {
      const listRules = distanceRules.get(distance.id)
      return listRules ? { ...distance, listRules: copyOf(listRules) } : distance
    }),
  }))

function sessionOf(
  session: WholeEvent['sessions'][number],
  isAdministrator: boolean,
): EventExport['sessions'][number] {
  const { number, name, date, start_time: time } = session
  return {
    ...{ number, name, nameEn: session.name_en, date, time },
    waterTemp: session.water_temp,
    airTemp: session.air_temp,
    courseMetres: session.course_metres,
    officials: session.officials.map((official) => ({
      ...official,
      email: isAdministrator ? official.email : null,
    })),
    distanceOrder: session.distance_order,
    ...(isAdministrator && { listRules: copyOf(session.list_rules) }),
  }
}

function printSettingsOf({ printSettings }: WholeEvent): EventExport['printSettings'] {
  if (!printSettings) return null
  const settings = { ...DEFAULT_PRINT_SETTINGS, ...printSettings }
  return { ...settings, hiddenColumns: [...settings.hiddenColumns] }
}

type Rules = NonNullable<EventExport['sessions'][number]['listRules']>

/** Returns a mutable copy. */
const copyOf = (rules: WholeEvent['sessions'][number]['list_rules']): Rules => structuredClone(rules) as Rules

const documentsOf = async (db: Db, id: number) => (await listDocuments(db, id)).map(documentView)
