/** What follows a change of a profile that decides where its results count. */

import type { Tx } from '../../../db/schema.ts'
import { refreshSwimmer } from '../../standings/refresh-standings.ts'
import type { SwimmerRow } from './swimmers.store.ts'

const DECISIVE = ['gender', 'dob', 'country'] as const satisfies readonly (keyof SwimmerRow)[]

/** Whether other values of a profile decide where its results count. */
export const changesStanding = (
  before: SwimmerRow,
  after: Partial<Pick<SwimmerRow, (typeof DECISIVE)[number]>>,
) => DECISIVE.some((column) => after[column] !== undefined && after[column] !== before[column])

/** Refreshes the standings of a swimmer whose gender, birth date or country has changed. */
export async function refreshStanding(tx: Tx, before: SwimmerRow, after: SwimmerRow): Promise<void> {
  if (!changesStanding(before, after)) return
  await refreshSwimmer(tx, after.id)
}
