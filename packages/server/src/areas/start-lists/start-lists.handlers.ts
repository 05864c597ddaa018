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

/** Who entered an event, and who starts when and where. */
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

/** What of an order's entries start lists are made of. */
export const seedTimes = { updatePrestartlist } satisfies Partial<Handlers['orders']>
