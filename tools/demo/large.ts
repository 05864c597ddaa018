/** A federation of maximum size, for benchmarks. */

import { DEFAULT_TIME_ZONE, dateInZone, seasonOf } from '@polynya/domain'
import { SHOWCASE } from '@polynya/testkit/federation'
import { sql } from 'kysely'
import { makeDemo } from './demo.ts'
import { insertEvents } from './large-events.ts'
import { insertSwimmers } from './large-swimmers.ts'
import type { Deps } from './open-world.ts'

/** Size of the benchmark federation. */
export const LARGE = { swimmers: 100_000, events: 1_000 }
/** First season of the federation. */
const SINCE = 2011
const SUPER_ADMINISTRATOR = 1

/** Creates the personas and the showcase by their stories, then everything else in bulk. */
export async function makeLarge(
  { deps }: { readonly deps: Deps },
  say: (line: string) => void,
  size: Readonly<typeof LARGE> = LARGE,
): Promise<void> {
  const showcase = Object.keys(SHOWCASE).length
  await makeDemo({ deps }, say, { seasons: 1, events: showcase, swimmers: 30, photos: 10 })
  const today = dateInZone(deps.clock.now(), DEFAULT_TIME_ZONE)
  const seasons = Number(seasonOf(today).label.slice(0, 4)) - SINCE + 1
  await insertSwimmers(deps, { count: size.swimmers, today, say })
  await insertEvents(deps, { count: size.events, seasons, accountId: SUPER_ADMINISTRATOR, say })
  // The maintenance that the database otherwise runs at night.
  await sql`vacuum analyze`.execute(deps.db)
}
