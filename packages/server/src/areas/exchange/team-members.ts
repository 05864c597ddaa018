/** Swimmers of the relay teams of an event. */

import type { Db } from '../../db/schema.ts'
import type { DeskRow } from '../results/results.store.ts'
import { starterView } from '../start-lists/entered-view.ts'
import { listPeople, type Person } from './exchange.store.ts'

/** Returns the swimmers of the legs of teams, as they are entered and as their results have them. */
export const listMembers = (db: Db, rows: readonly DeskRow[]): Promise<Person[]> =>
  listPeople(db, [...new Set(rows.flatMap(legsOf))])

const legsOf = (row: DeskRow) =>
  [row.result_team, starterView(row).team].flatMap(
    (team) => team?.teamMembers.map(({ iwsaId }) => iwsaId) ?? [],
  )
