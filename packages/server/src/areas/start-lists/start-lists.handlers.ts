import type { Handlers } from '../../http/call.ts'
import { distCompetitors } from './distCompetitors.ts'
import { latePrestart } from './latePrestart.ts'
import { lockPrestart } from './lockPrestart.ts'
import { movePrestart } from './movePrestart.ts'
import { prestart } from './prestart.ts'
import { prestartLists } from './prestartLists.ts'
import { scratchPrestart } from './scratchPrestart.ts'
import { seedPrestart } from './seedPrestart.ts'
import { startPrestart } from './startPrestart.ts'
import { swimmerList } from './swimmerList.ts'
import { updatePrestartlist } from './updatePrestartlist.ts'

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
