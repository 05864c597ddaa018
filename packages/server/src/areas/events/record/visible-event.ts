import { administers, type Caller, type May } from '../../../access/caller.ts'
import type { Db } from '../../../db/schema.ts'
import { fail } from '../../../failure.ts'
import { isVisible } from './events.rules.ts'
import { type EventHead, findHead } from './events.store.ts'

/** An event that was looked for, if the caller may know of it; fails with `event_not_found`. */
export function ifVisible<Row extends EventHead>(row: Row | undefined, caller: Caller): Row {
  return row && isVisible(caller, row) ? row : fail('event_not_found')
}

export async function visibleEvent(db: Db, id: number, caller: Caller): Promise<EventHead> {
  return ifVisible(await findHead(db, id), caller)
}

/** An event that the caller may change; fails with `event_not_found` or, where they may only look, `no_access`. */
export async function eventToChange(
  found: Promise<EventHead | undefined>,
  caller: Caller,
  may: May = administers,
): Promise<EventHead> {
  const head = ifVisible(await found, caller)
  return may(caller, head.region) ? head : fail('no_access')
}
