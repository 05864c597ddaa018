/** SQL of the rules of start lists by distance. */

import type { ListRules } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'

export async function setDistanceRules(tx: Tx, distanceId: number, rules: ListRules) {
  await tx
    .updateTable('offer_distance')
    .set({ list_rules: JSON.stringify(rules) })
    .where('id', '=', distanceId)
    .execute()
}
