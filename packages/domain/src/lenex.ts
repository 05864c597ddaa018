/**
 * Lenex 3, the format in which programs of swimming meets exchange entries, start lists and results: the words of its
 * files for ours. See docs/rules.md#lenex.
 */

import { DIST_CODES, type DistCode, distanceOf, isRelay, relaySize, type Stroke } from './distances.ts'
import type { Gender } from './genders.ts'
import {
  DISQUALIFICATION_CODES,
  type DisqualificationCode,
  PENALTY_CODES,
  type PenaltyCode,
} from './infringements.ts'
import type { Penalty, ResultStatus } from './results.ts'

/** Strokes that are swum here, by their names in Lenex. */
export const LENEX_STROKES: Readonly<Record<string, Stroke>> = {
  FREE: 'free',
  BREAST: 'breast',
  FLY: 'fly',
  MEDLEY: 'mixed',
}

/** Length of each Lenex course in metres; null in open water. */
export const LENEX_COURSES: Readonly<Record<string, number | null>> = {
  LCM: 50,
  SCM: 25,
  SCM16: 16,
  SCM20: 20,
  SCM33: 33,
  OPEN: null,
}

/** Returns the name of a course of a length; null if Lenex has none. */
export const lenexCourse = (metres: number | null): string | null =>
  Object.entries(LENEX_COURSES).find(([, length]) => length === metres)?.[0] ?? null

/** What is swum, as Lenex describes it. */
export interface LenexStyle {
  readonly stroke: string
  /** Metres of one swimmer; 0 if not measured. */
  readonly distance: number
  readonly relayCount: number
  /** Of a stroke that Lenex has no name for. */
  readonly code: string | null
}

const UNKNOWN = 'UNKNOWN'

/** Returns the style of a distance code; what Lenex has no stroke for is named by the code. See docs/rules.md#lenex. */
export function lenexStyle(distCode: DistCode): LenexStyle {
  const { metres, stroke } = distanceOf(distCode)
  const relayCount = relaySize(distCode)
  const name = Object.keys(LENEX_STROKES).find((each) => LENEX_STROKES[each] === stroke)
  const distance = (metres ?? 0) / relayCount
  return name === undefined || metres === null
    ? { stroke: UNKNOWN, distance, relayCount, code: distCode }
    : { stroke: name, distance, relayCount, code: null }
}

/** Returns the distance code of a style; null if it is not swum here. See docs/rules.md#lenex. */
export function distCodeOfStyle(style: Omit<LenexStyle, 'code'> & Partial<LenexStyle>): DistCode | null {
  const isIt = (code: DistCode) => {
    const own = lenexStyle(code)
    const isNamed = own.stroke !== UNKNOWN || own.code?.toUpperCase() === style.code?.toUpperCase()
    return (
      isNamed &&
      own.stroke === style.stroke &&
      own.distance === style.distance &&
      own.relayCount === style.relayCount
    )
  }
  return DIST_CODES.find(isIt) ?? null
}

/** Returns the gender of an event: a relay of both is mixed, another distance of both is open to all. */
export const lenexGender = (gender: Gender, distCode: DistCode): 'M' | 'F' | 'X' | 'A' =>
  gender === 0 ? (isRelay(distCode) ? 'X' : 'A') : lenexSwimmerGender(gender)

/** Returns the gender of a swimmer. */
export const lenexSwimmerGender = (gender: 1 | 2): 'M' | 'F' => (gender === 1 ? 'M' : 'F')

/** Returns the gender of an event or a swimmer; 0 if it has none. */
export const genderOfLenex = (text: string): Gender => (text === 'M' ? 1 : text === 'F' ? 2 : 0)

/** Statuses of results by their names in Lenex; a result without one has finished. */
const STATUSES: Readonly<Record<string, ResultStatus>> = {
  '': 'finished',
  EXH: 'EXH',
  DNF: 'DNF',
  DSQ: 'DSQ',
  DNS: 'DNS',
  WDR: 'WDR',
  SICK: 'WDR',
}

/** Returns the status of a result; null if Lenex has no such status. */
export const statusOfLenex = (text: string): ResultStatus | null => STATUSES[text] ?? null

/** Returns the name of a status; null of one that has finished. */
export const lenexStatus = (status: ResultStatus): string | null => (status === 'finished' ? null : status)

/** States of records by their statuses in Lenex; an empty one is approved: the federation keeps the list. */
const RECORD_STATES: Readonly<Record<string, 'approved' | 'tentative'>> = {
  '': 'approved',
  APPROVED: 'approved',
  APPROVED_HISTORY: 'approved',
  PENDING: 'tentative',
  PENDING_HISTORY: 'tentative',
}

/** Returns the state of a record; null of what is none, such as a target time. See docs/rules.md#lenex. */
export const recordStateOfLenex = (status: string): 'approved' | 'tentative' | null =>
  RECORD_STATES[status] ?? null

/** Returns the status of a record, of a former one with `HISTORY`. */
export const lenexRecordStatus = (state: 'approved' | 'tentative', isCurrent: boolean): string =>
  `${state === 'approved' ? 'APPROVED' : 'PENDING'}${isCurrent ? '' : '_HISTORY'}`

const NO_TIME = /^(NT|00:00:00\.00)?$/
const TIME = /^(\d\d):([0-5]\d):([0-5]\d)\.(\d\d)$/

/** Returns a time as `HH:MM:SS.hh`, no time as `NT`. */
export function lenexTime(timeCs: number | null): string {
  if (timeCs === null) return 'NT'
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const seconds = Math.floor(timeCs / 100)
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${two(timeCs % 100)}`
}

/** Returns hundredths of a second, null of no time (`NT`, zero, or nothing), undefined if the text is no time. */
export function timeOfLenex(text: string): number | null | undefined {
  if (NO_TIME.test(text)) return null
  const [, hours, minutes, seconds, hundredths] = TIME.exec(text) ?? []
  if (hours === undefined) return undefined
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 100 + Number(hundredths)
}

/** What a comment on a result has: infringements first, then a reason. */
export interface LenexRemarks {
  readonly code: DisqualificationCode | null
  readonly penalties: readonly Penalty[]
  readonly reason: string | null
}

const REASON = ' - '

/**
 * Returns the comment on a result, such as `FS-P SH:2 - reason`: Lenex has no penalties, and its programs write the code
 * of a disqualification so. Null without any.
 */
export function lenexComment({ code, penalties, reason }: LenexRemarks): string | null {
  const marks = penalties.map((penalty) =>
    penalty.leg === null ? penalty.code : `${penalty.code}:${penalty.leg}`,
  )
  const codes = [...(code === null ? [] : [code]), ...marks].join(' ')
  if (reason === null) return codes || null
  const isPlain = codes === '' && remarksOf(reason).reason === reason
  return isPlain ? reason : [codes, reason].join(REASON)
}

/** Returns the remarks of a comment; one that starts with other codes is a reason as a whole. */
export function remarksOf(comment: string): LenexRemarks {
  const [codes = '', ...more] = comment.split(REASON)
  if (comment.startsWith(REASON)) return { code: null, penalties: [], reason: comment.slice(REASON.length) }
  const marks = codes.split(' ').map(markOf)
  if (comment === '' || marks.includes(null)) {
    return { code: null, penalties: [], reason: comment === '' ? null : comment }
  }
  const reason = more.join(REASON)
  return {
    code: marks.flatMap((mark) => (mark && 'disqualifies' in mark ? mark.disqualifies : []))[0] ?? null,
    penalties: marks.flatMap((mark) => (mark && 'leg' in mark ? mark : [])),
    reason: reason === '' ? null : reason,
  }
}

function markOf(text: string): Penalty | { readonly disqualifies: DisqualificationCode } | null {
  const disqualifies = DISQUALIFICATION_CODES.find((code) => code === text)
  if (disqualifies) return { disqualifies }
  const [, name, leg] = /^([A-Z-]+)(?::(\d{1,2}))?$/.exec(text) ?? []
  const code: PenaltyCode | undefined = PENALTY_CODES.find((each) => each === name)
  return code ? { code, leg: leg === undefined ? null : Number(leg) } : null
}

/** What of an event a file can contain. */
export const EXCHANGE_CONTENTS = ['invitation', 'entries', 'startLists', 'results'] as const
export type ExchangeContent = (typeof EXCHANGE_CONTENTS)[number]

/** Types of files: Lenex, plain or in an archive, or a table. */
export const EXCHANGE_TYPES = ['lef', 'lxf', 'csv'] as const
export type ExchangeType = (typeof EXCHANGE_TYPES)[number]

/** Whether a file of a type can contain something: a table has no programme. */
export const canContain = (type: ExchangeType, content: ExchangeContent): boolean =>
  type !== 'csv' || content !== 'invitation'
