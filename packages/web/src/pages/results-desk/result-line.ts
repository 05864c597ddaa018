import type { Client, DeskList, DeskResult } from '@polynya/contract'
import {
  findDistCode,
  formatDeskEntry,
  formatRaceTime,
  parseDeskEntry,
  parseResultTime,
  resultProblems,
} from '@polynya/domain'
import { starterName, type Words } from '@polynya/ui'
import type { Pending } from './pending-store.ts'

type Input = Parameters<Client['results']['record']>[0]['body']['results'][number]

/** Writes a stored result as a line of the desk. */
export const lineOf = ({
  status,
  rawTime,
  penalties,
  code,
}: Pick<DeskResult, 'status' | 'rawTime' | 'penalties' | 'code'>): string =>
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
export function inputOf({ entryId, version, text, splits = [], reason = null }: Pending): Input {
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
    splits: [...splits],
    reason,
  }
}

/** Whether a list has a pending result as it was entered, without splits and an explanation of its own. */
export function hasRecorded({ lanes }: DeskList, { entryId, text, splits, reason }: Pending): boolean {
  const result = lanes.find(({ starter }) => starter.entryId === entryId)?.result
  return !splits?.length && !reason && (result ? lineOf(result) : '') === text
}

/** The name of a starter of a desk; the number of the entry if it is no longer there. */
export function nameIn({ lanes }: DeskList, entryId: number, language: Words['language']): string {
  const lane = lanes.find(({ starter }) => starter.entryId === entryId)
  return lane ? starterName(lane.starter, language).text : String(entryId)
}
