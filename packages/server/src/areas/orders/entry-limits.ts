/** Limits of one swimmer's entries, checked while holding the lock of their registration: baskets may be sent concurrently. */

import type { FieldReason } from '@polynya/contract'
import { countSwims, countsAsSwim } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import { type ActiveEntry, listActiveEntries } from '../places/entries.store.ts'
import type { Basket } from './basket.ts'
import { isEntered, type RequestedEntry, type RequestedSwimmer } from './requested-entries.ts'

interface Limited extends Pick<Basket, 'selling' | 'now' | 'swimmers'> {
  /** The path of an entry within the body, by the indexes of its swimmer and of the entry. */
  readonly pathOf: (swimmer: number, entry: number) => string
}

/**
 * Fails with `already_entered`, `too_many_distances` or `captain_has_team`; the registrations of the swimmers are locked.
 */
export async function refuseOverLimits(tx: Tx, { selling, now, swimmers, pathOf }: Limited) {
  const swimmerIds = swimmers.map(({ swimmer }) => swimmer.id)
  const active = await listActiveEntries(tx, { eventId: selling.id, swimmerIds, now })
  const bySwimmer = Map.groupBy(active, ({ swimmer_id }) => swimmer_id)
  for (const [index, requested] of swimmers.entries()) {
    const own = bySwimmer.get(requested.swimmer.id) ?? []
    const problem = problemOf(requested, own, selling.uq_dist_per_event)
    if (!problem) continue
    const { entry, reason } = problem
    fail('invalid_input', { issues: [{ path: pathOf(index, entry), reason }] })
  }
}

interface LimitProblem {
  /** Index of the entry. */
  readonly entry: number
  readonly reason: FieldReason
}

function problemOf(
  swimmer: RequestedSwimmer,
  active: readonly ActiveEntry[],
  most: number | null,
): LimitProblem | null {
  const { entries } = swimmer
  // A recently offered place may have been ordered by a concurrent call.
  const entered = entries.findIndex(({ distance, offeredId }) =>
    active.some(
      (each) => each.offer_distance_id === distance.id && (each.id !== offeredId || isEntered(each)),
    ),
  )
  if (entered >= 0) return { entry: entered, reason: 'already_entered' }
  if (most !== null && isOver(swimmer, active, most)) return { entry: 0, reason: 'too_many_distances' }
  const second = entries.findIndex(
    (entry) =>
      entry.offer.kind === 'relay' && active.some((each) => isEntered(each) && isSameRelay(entry, each)),
  )
  return second < 0 ? null : { entry: second, reason: 'captain_has_team' }
}

function isOver({ entries }: RequestedSwimmer, active: readonly ActiveEntry[], most: number): boolean {
  const added = entries
    .filter(({ offer }) => offer.kind === 'individual')
    .map(({ distance }) => distance.distCode)
  const known = active
    .filter((entry) => isEntered(entry) && entry.kind === 'individual')
    .map(({ dist_code }) => dist_code)
  return added.some(countsAsSwim) && countSwims([...known, ...added]) > most
}

/** Returns whether an active entry is another distance of the same code in the same offer. */
const isSameRelay = ({ offer, distance }: RequestedEntry, active: ActiveEntry): boolean =>
  active.offer_id === offer.id &&
  active.dist_code === distance.distCode &&
  active.offer_distance_id !== distance.id
