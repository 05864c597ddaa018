/** Changes of an event that its entries forbid. */

import type { FieldIssue } from '@polynya/contract'
import type { Tx } from '../../../db/schema.ts'
import type { EventData } from '../record/event-data.ts'
import { type EnteredDistances, enteredDistances } from './entered.store.ts'

/** Returns the fields of a change that contradict existing entries. */
export async function enteredIssues(tx: Tx, eventId: number, change: Change): Promise<FieldIssue[]> {
  const entered = await enteredDistances(tx, eventId)
  return entered.all.size === 0 ? [] : [...pricingIssues(change), ...programmeIssues(change, entered)]
}

interface Change {
  readonly stored: EventData
  readonly data: EventData
}

/** Orders are priced and paid in the currency of the event. */
const pricingIssues = ({ stored, data }: Change): FieldIssue[] =>
  (['currency', 'freeEvent'] as const)
    .filter((field) => stored[field] !== data[field])
    .map((path) => ({ path, reason: 'has_entries' }))

/** A distance with entries is neither deleted nor made another one; it moves to another offer once no price depends on it. */
function programmeIssues({ stored, data }: Change, entered: EnteredDistances): FieldIssue[] {
  const rows = new Map(
    data.programData.flatMap((offer, index) =>
      offer.children.map((row, place) => {
        const path = `programData.${index}.children.${place}`
        return [row.id, { row, offerId: offer.id, path }] as const
      }),
    ),
  )
  return stored.programData.flatMap((offer) =>
    offer.children.flatMap((row): FieldIssue[] => {
      if (row.id === undefined || !entered.all.has(row.id)) return []
      const after = rows.get(row.id)
      if (!after) return [hasEntries(pathOfOffer(data, offer))]
      const isFixed = after.offerId !== offer.id && entered.priced.has(row.id)
      const changed = (['distCode', 'gender'] as const).filter((field) => after.row[field] !== row[field])
      return [
        ...(isFixed ? [{ path: `${after.path}.id`, reason: 'entries_not_final' } as const] : []),
        ...changed.map((field) => hasEntries(`${after.path}.${field}`)),
      ]
    }),
  )
}

/** The field that shows what an offer lost: its name, or the programme where the offer is deleted too. */
function pathOfOffer({ programData }: EventData, offer: EventData['programData'][number]): string {
  const index = programData.findIndex(({ id }) => id === offer.id)
  return index < 0 ? 'programData' : `programData.${index}.name`
}

const hasEntries = (path: string): FieldIssue => ({ path, reason: 'has_entries' })
