import type { FieldIssue } from '@polynya/contract'
import type { Basket } from '../basket/basket.ts'

/** What is wrong with the distances of each swimmer: the reason by the distance. */
export type EntryIssues = ReadonlyMap<number, ReadonlyMap<number, FieldIssue>>

const PATH = /swimmers\.(\d+)\.entries\.(\d+)\b/

/** Puts issues of a body, which count swimmers and entries, to the distances of the basket it was made of. */
export function entryIssues(issues: readonly FieldIssue[] | undefined, basket: Basket): EntryIssues {
  const sent = basket.swimmers.filter(({ entries }) => entries.length > 0)
  const found = new Map<number, Map<number, FieldIssue>>()
  for (const issue of issues ?? []) {
    const [, row, column] = PATH.exec(issue.path) ?? []
    const swimmer = sent[Number(row)]
    const entry = swimmer?.entries[Number(column)]
    if (!swimmer || !entry) continue
    const own = found.get(swimmer.swimmerId) ?? new Map<number, FieldIssue>()
    found.set(swimmer.swimmerId, own.set(entry.distanceId, issue))
  }
  return found
}
