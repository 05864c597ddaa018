import type { Handlers } from '../../http/call.ts'
import { distCompetitors } from '../events/distCompetitors.ts'
import { latePrestart } from '../events/latePrestart.ts'
import { lockPrestart } from '../events/lockPrestart.ts'
import { movePrestart } from '../events/movePrestart.ts'
import { prestart } from '../events/prestart.ts'
import { prestartLists } from '../events/prestartLists.ts'
import { scratchPrestart } from '../events/scratchPrestart.ts'
import { seedPrestart } from '../events/seedPrestart.ts'
import { startPrestart } from '../events/startPrestart.ts'
import { swimmerList } from '../events/swimmerList.ts'
import { updatePrestartlist } from '../orders/updatePrestartlist.ts'

/** Entrants and start lists of an event. */
export const startLists = {
  swimmerList,
  distCompetitors,
  prestartLists,
  prestart,
  seedPrestart,
  lockPrestart,
  startPrestart,
  movePrestart,
  scratchPrestart,
  latePrestart,
} satisfies Partial<Handlers['events']>

/** The seed times of an order's entries. */
export const seedTimes = { updatePrestartlist } satisfies Partial<Handlers['orders']>
