/** Limits of one swimmer's entries, checked while holding the lock of their registration: baskets may be sent concurrently. */

import type { FieldReason } from '@polynya/contract'
import { countSwims, countsAsSwim } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import { type ActiveEntry, listActiveEntries } from '../places/entries.store.ts'
import type { Basket } from './basket.ts'
import type { RequestedEntry, RequestedSwimmer } from './requested-entries.ts'

export interface Limited {
  readonly swimmer: RequestedSwimmer
  readonly basket: Pick<Basket, 'selling' | 'now'>
  /** The path of an entry within the body, by its index. */
  readonly pathOf: (index: number) => string
}

/** Fails with `too_many_distances` or `captain_has_team`; the registration of the swimmer is locked. */
export async function refuseOverLimits(tx: Tx, { swimmer, basket, pathOf }: Limited) {
  const { selling, now } = basket
  const most = selling.uq_dist_per_event
  const teams = swimmer.entries.filter(({ offer }) => offer.kind === 'relay')
  if (most === null && teams.length === 0) return
  const refuse = (index: number, reason: FieldReason) =>
    fail('invalid_input', { issues: [{ path: pathOf(index), reason }] })
  const swimmerIds = [swimmer.swimmer.id]
  const active = await listActiveEntries(tx, { eventId: selling.id, swimmerIds, now })
  if (most !== null && isOver(swimmer, active, most)) refuse(0, 'too_many_distances')
  const second = teams.find((entry) => active.some((each) => isSameRelay(entry, each)))
  if (second) refuse(swimmer.entries.indexOf(second), 'captain_has_team')
}

function isOver({ entries }: RequestedSwimmer, active: readonly ActiveEntry[], most: number): boolean {
  const added = entries
    .filter(({ offer }) => offer.kind === 'individual')
    .map(({ distance }) => distance.distCode)
  const known = active.filter(({ kind }) => kind === 'individual').map(({ dist_code }) => dist_code)
  return added.some(countsAsSwim) && countSwims([...known, ...added]) > most
}

/** Returns whether an active entry is another distance of the same code in the same offer. */
const isSameRelay = ({ offer, distance, offeredId }: RequestedEntry, active: ActiveEntry): boolean =>
  active.id !== offeredId &&
  active.offer_id === offer.id &&
  active.dist_code === distance.distCode &&
  active.offer_distance_id !== distance.id
