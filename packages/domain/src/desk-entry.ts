/**
 * A result as one line of text at the desk: `4150` is 41.50, `4150 UW HD` with penalties, `S` did not start, `F` did not
 * finish, `Q NW` disqualified with a code, `W` withdrawn, `X 4150` out of competition, `+` took part in an untimed
 * distance. See docs/rules.md#results.
 */

import {
  DISQUALIFICATION_CODES,
  type DisqualificationCode,
  PENALTY_CODES,
  type PenaltyCode,
} from './infringements.ts'
import { formatRaceTime } from './race-time.ts'
import { type EnteredResult, type Penalty, parseDeskTime, type ResultStatus } from './results.ts'

export type DeskEntry = Omit<EnteredResult, 'splitsCs'>

/** Letters of statuses. */
export const DESK_LETTERS = { DNS: 'S', DNF: 'F', DSQ: 'Q', WDR: 'W', EXH: 'X' } as const satisfies Partial<
  Record<ResultStatus, string>
>

type Lettered = keyof typeof DESK_LETTERS

/** The Latin letters at the keys of a Russian keyboard. */
const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбю'
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,."

const onLatinKeys = (text: string) =>
  [...text.toLowerCase()].map((letter) => LATIN_KEYS[RUSSIAN_KEYS.indexOf(letter)] ?? letter).join('')

const statuses = new Map<string, ResultStatus>(
  (Object.entries(DESK_LETTERS) as [Lettered, string][]).flatMap(([status, letter]) => [
    [letter, status],
    [status, status],
  ]),
)
const plain = (code: string) => code.replace('-', '')
const penaltyCodes = new Map<string, PenaltyCode>(PENALTY_CODES.map((code) => [plain(code), code]))
const disqualifications = new Map<string, DisqualificationCode>(
  DISQUALIFICATION_CODES.map((code) => [plain(code), code]),
)

function penaltyOf(token: string): Penalty | null {
  const [, letters = '', leg] = /^([A-Z]+)(\d*)$/.exec(token) ?? []
  const code = penaltyCodes.get(letters)
  return code ? { code, leg: leg ? Number(leg) : null } : null
}

/** Reads a line of the desk, on a Latin or a Russian keyboard; null if it is not understood. */
export function parseDeskEntry(text: string): DeskEntry | null {
  const tokens = onLatinKeys(text).toUpperCase().split(/\s+/).filter(Boolean).map(plain)
  const [first] = tokens
  if (first === undefined) return null
  const status = statuses.get(first) ?? 'finished'
  const rest = status === 'finished' && first !== '+' ? tokens : tokens.slice(1)
  const entry: DeskEntry = { status, rawTimeCs: null, penalties: [], code: null }
  return rest.reduce<DeskEntry | null>((read, token) => read && withToken(read, token), entry)
}

function withToken(entry: DeskEntry, token: string): DeskEntry | null {
  const timeCs = parseDeskTime(token)
  if (timeCs !== null) return entry.rawTimeCs === null ? { ...entry, rawTimeCs: timeCs } : null
  const code = disqualifications.get(token)
  if (code) return entry.status === 'DSQ' && entry.code === null ? { ...entry, code } : null
  const penalty = penaltyOf(token)
  return penalty ? { ...entry, penalties: [...entry.penalties, penalty] } : null
}

/** Writes a result as a line of the desk, which {@link parseDeskEntry} reads back. */
export function formatDeskEntry({ status, rawTimeCs, penalties, code }: DeskEntry): string {
  const letter = status === 'finished' ? null : DESK_LETTERS[status]
  const isBare = letter === null && rawTimeCs === null
  return [
    isBare ? '+' : letter,
    code,
    rawTimeCs === null ? null : formatRaceTime(rawTimeCs),
    ...penalties.map((penalty) => `${penalty.code}${penalty.leg ?? ''}`),
  ]
    .filter(Boolean)
    .join(' ')
}
