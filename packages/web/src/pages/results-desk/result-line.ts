import type { Client, DeskLane, DeskResult } from '@polynya/contract'
import {
  findDistCode,
  formatDeskEntry,
  formatRaceTime,
  parseDeskEntry,
  parseResultTime,
  resultProblems,
} from '@polynya/domain'
import type { Pending } from './pending-store.ts'

type Input = Parameters<Client['results']['record']>[0]['body']['results'][number]

/** Writes a stored result as a line of the desk. */
export const lineOf = ({ status, rawTime, penalties, code }: DeskResult): string =>
  formatDeskEntry({ status, rawTimeCs: rawTime === null ? null : parseResultTime(rawTime), penalties, code })

/** Whether a line is a result that the distance allows; an empty one removes the result. */
export function isLine(text: string, distCode: string): boolean {
  if (text.trim() === '') return true
  const entry = parseDeskEntry(text)
  const code = findDistCode(distCode)
  return entry !== null && code !== null && resultProblems({ ...entry, splitsCs: [] }, code).length === 0
}

/** Writes a line in its usual form. */
export function usualLine(text: string): string {
  const entry = parseDeskEntry(text)
  return entry ? formatDeskEntry(entry) : text.trim()
}

/** Returns a pending line as the call sends it. */
export function inputOf({ entryId, version, text }: Pending): Input {
  const entry = parseDeskEntry(text)
  if (!entry) return { entryId, version, status: null }
  const { status, rawTimeCs, penalties, code } = entry
  return {
    entryId,
    version,
    status,
    rawTime: rawTimeCs === null ? null : formatRaceTime(rawTimeCs),
    penalties: [...penalties],
    code,
  }
}

/** The lanes of each heat in swimming order; those without a heat are last. */
export function heatsOf(lanes: readonly DeskLane[]): [heat: number | null, lanes: DeskLane[]][] {
  const heats = Map.groupBy(lanes, ({ heat }) => heat)
  const last = Number.POSITIVE_INFINITY
  return [...heats].toSorted(([one], [other]) => (one ?? last) - (other ?? last))
}
