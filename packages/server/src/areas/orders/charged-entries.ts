import { isActiveEntry } from '@polynya/domain'
import type { EntryRow } from '../places/entries.store.ts'

type Row = Pick<EntryRow, 'id' | 'state' | 'swimmer_id' | 'offer_distance_id' | 'updated_at'>

/**
 * Returns the entries that the price of an order covers. A cancellation lowers the price of an unpaid order only: a paid
 * order was charged for the entries that ended afterwards, and for those that a late payment found without a place.
 */
export function chargedEntries<Entry extends Row>(entries: readonly Entry[], paidAt: Date | null): Entry[] {
  const isReplaced = ({ id, swimmer_id, offer_distance_id }: Entry) =>
    entries.some(
      (other) =>
        other.id > id && other.swimmer_id === swimmer_id && other.offer_distance_id === offer_distance_id,
    )
  return entries.filter((entry) => {
    if (isActiveEntry(entry.state) || entry.state === 'refunded') return true
    if (paidAt === null) return false
    return entry.state === 'expired' ? !isReplaced(entry) : entry.updated_at >= paidAt
  })
}
