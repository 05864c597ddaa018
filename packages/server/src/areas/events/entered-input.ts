/** What can no longer be changed of an event once people have entered it. */

import type { FieldIssue } from '@polynya/contract'
import type { Tx } from '../../db/schema.ts'
import { enteredDistances } from './entered.store.ts'
import type { EventData } from './event-data.ts'

/** What a change takes from those who have entered. */
export async function enteredIssues(tx: Tx, eventId: number, change: Change): Promise<FieldIssue[]> {
  const entered = await enteredDistances(tx, eventId)
  return entered.size === 0 ? [] : [...pricingIssues(change), ...programmeIssues(change, entered)]
}

interface Change {
  readonly stored: EventData
  readonly data: EventData
}

/** Orders are priced and paid in what the event says. */
const pricingIssues = ({ stored, data }: Change): FieldIssue[] =>
  (['currency', 'freeEvent'] as const)
    .filter((field) => stored[field] !== data[field])
    .map((path) => ({ path, reason: 'has_entries' }))

function programmeIssues({ stored, data }: Change, entered: ReadonlySet<number>): FieldIssue[] {
  return stored.programData.flatMap((offer) => {
    const index = data.programData.findIndex(({ id }) => id === offer.id)
    return offer.children.flatMap((row) => {
      if (row.id === undefined || !entered.has(row.id)) return []
      if (index < 0) return [hasEntries('programData')]
      const children = data.programData[index]?.children ?? []
      const place = children.findIndex(({ id }) => id === row.id)
      const path = `programData.${index}`
      if (place < 0) return [hasEntries(`${path}.name`)]
      return (['distCode', 'gender'] as const)
        .filter((field) => children[place]?.[field] !== row[field])
        .map((field) => hasEntries(`${path}.children.${place}.${field}`))
    })
  })
}

const hasEntries = (path: string): FieldIssue => ({ path, reason: 'has_entries' })
