/** The last changes of an event in memory, each serialized once for all listeners. */

import type { LiveChange } from '@polynya/contract'
import { MOST_LIVE_CHANGES } from '@polynya/domain'
import type { LiveChangeRow } from './live-changes.store.ts'
import { changeMessage } from './messages.ts'

export interface LoggedChange {
  readonly id: number
  readonly view: LiveChange
  /** The change as a server-sent event. */
  readonly message: Buffer
}

/** The changes that a client has missed; `reset` if some of them are not known any more. */
export interface Missed {
  readonly changes: readonly LoggedChange[]
  readonly reset: boolean
}

export interface EventLog {
  /** ID of the last change; 0 if there is none. */
  last(): number
  /** Adds changes that were read from the database; returns them. */
  add(rows: readonly LiveChangeRow[]): LoggedChange[]
  /**
   * @param after the last change that the client has; undefined for a client that starts now, which receives the start
   * of the last heat
   */
  since(after: number | undefined): Missed
}

export function eventLog(rows: readonly LiveChangeRow[]): EventLog {
  // With as many changes as are read at most, there may be earlier ones.
  let isWhole = rows.length < MOST_LIVE_CHANGES
  let known = rows.map(loggedChange)

  return {
    last: () => known.at(-1)?.id ?? 0,
    add(rows) {
      const added = rows.map(loggedChange)
      known = [...known, ...added]
      isWhole &&= known.length <= MOST_LIVE_CHANGES
      known = known.slice(-MOST_LIVE_CHANGES)
      return added
    },
    since(after) {
      if (after === undefined) return { changes: lastStart(known), reset: false }
      const isKnown = after === 0 ? isWhole : known.some(({ id }) => id === after)
      return isKnown
        ? { changes: known.filter(({ id }) => id > after), reset: false }
        : { changes: [], reset: true }
    },
  }
}

/** The start of the heat that was started last and not withdrawn; none if it is not in memory. */
function lastStart(known: readonly LoggedChange[]): LoggedChange[] {
  const withdrawn = new Set<string>()
  for (const change of known.toReversed()) {
    const { distanceId, payload } = change.view
    const heat = `${distanceId} ${payload.heat}`
    if (payload.isStarted === true && !withdrawn.has(heat)) return [change]
    if (payload.isStarted === false) withdrawn.add(heat)
  }
  return []
}

function loggedChange(row: LiveChangeRow): LoggedChange {
  const view = {
    id: row.id,
    kind: row.kind,
    distanceId: row.offer_distance_id,
    payload: { ...row.payload },
    at: row.created_at.toISOString(),
  }
  return { id: row.id, view, message: changeMessage(view) }
}
