import { DEFAULT_TIME_ZONE, dateInZone } from '@polynya/domain'
import { archive } from './archive.ts'
import type { EventPlan } from './event-plan.ts'
import { SHOWCASE, type ShowpieceName, showpiece } from './showcase.ts'

export interface PlannedEvent extends EventPlan {
  /** Name of the showcase event; null for an event of the archive. */
  readonly showpiece: ShowpieceName | null
}

/** Returns the events of a federation: the showcase, then the archive of its seasons. */
export function plannedEvents(
  now: Date,
  { events, seasons }: { readonly events: number; readonly seasons: number },
): PlannedEvent[] {
  const names = (Object.keys(SHOWCASE) as ShowpieceName[]).slice(0, events)
  const shown = names.map((name) => ({ ...showpiece(name, now), showpiece: name }))
  const past = archive({
    today: dateInZone(now, DEFAULT_TIME_ZONE),
    seasons,
    count: events - names.length,
    shown: new Set(shown.map(({ gathering }) => gathering)),
  })
  return [...shown, ...past.map((plan) => ({ ...plan, showpiece: null }))]
}
