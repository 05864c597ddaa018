/** Norms as a file has them: Lenex or CSV, and what is wrong with them. */

import type { NormFault, RankNormImport } from '@polynya/contract'
import { decodedText, isZip } from '@polynya/contract'
import {
  findDistCode,
  findGender,
  findNormRank,
  hasCourse,
  hasNorms,
  misorderedNorms,
  NORM_COLUMNS,
  NORM_LIMITS,
  parseWrittenTime,
  type RankNorm,
} from '@polynya/domain'
import { csvTable, fieldChecks } from '../csv-table.ts'
import { FileProblem, lenexText } from '../lenex-xml/unpacked.ts'
import { lenexNorms } from './lenex-norms.ts'

export type FileError = RankNormImport['errors'][number]

type Column = (typeof NORM_COLUMNS)[number]

/** A norm before it is checked, as its texts. */
export interface NormDraft extends Readonly<Record<Column, string>> {
  readonly line: number
}

/** What a file has. */
export interface NormDrafts {
  readonly drafts: readonly NormDraft[]
  readonly errors: readonly FileError[]
  /** Norms of distances and courses that are not swum here, each by its name. */
  readonly leftOut: readonly string[]
}

type FileNorm = RankNorm & { readonly line: number }

interface ReadNorms {
  readonly norms: readonly RankNorm[]
  readonly leftOut: RankNormImport['leftOut']
  readonly errors: readonly FileError[]
}

/** Returns the norms of a file, Lenex or CSV by its content, what is left out, and its errors by line. */
export function readNorms(bytes: Buffer): ReadNorms {
  const text = textOf(bytes)
  if (typeof text !== 'string') return failed(text)
  const { drafts, errors, leftOut } = text.trimStart().startsWith('<') ? lenexNorms(text) : csvDrafts(text)
  const excess = drafts[NORM_LIMITS.count]
  if (excess) return failed({ line: excess.line, field: null, fault: 'too_many' })
  const read = drafts.map(normOf)
  const norms = read.flatMap(({ norm }) => norm ?? [])
  const found = [...errors, ...read.flatMap((each) => each.errors), ...errorsAmong(norms)]
  if (found.length === 0 && norms.length === 0) found.push({ line: 1, field: null, fault: 'required' })
  return {
    norms: norms.map(({ line: _, ...norm }) => norm),
    leftOut: [...Map.groupBy(leftOut, (what) => what)].map(([what, all]) => ({ what, count: all.length })),
    errors: found.toSorted((one, other) => one.line - other.line),
  }
}

/** Returns the text of a file, that of an archive of a Lenex file (`.lxf`) unpacked; or why there is none. */
function textOf(bytes: Buffer): string | FileError {
  if (!isZip(bytes)) return decodedText(bytes)
  try {
    return lenexText(bytes)
  } catch (problem) {
    if (problem instanceof FileProblem) return { line: 1, field: null, fault: problem.fault }
    throw problem
  }
}

const failed = (error: FileError): ReadNorms => ({ norms: [], leftOut: [], errors: [error] })

function csvDrafts(text: string): NormDrafts {
  const { rows, errors } = csvTable<Column>(text, NORM_COLUMNS)
  const drafts = rows.map(({ line, cell }) => ({
    ...{ line, rank: cell('rank'), gender: cell('gender'), distance: cell('distance') },
    ...{ course: cell('course'), time: cell('time'), minAge: cell('minAge') },
  }))
  return { drafts, errors, leftOut: [] }
}

/** Reads a norm field by field; null with an error. */
function normOf(draft: NormDraft): { norm: FileNorm | null; errors: FileError[] } {
  const { line } = draft
  const { errors, checked } = fieldChecks<Column, NormFault>(line, (field) => draft[field])
  const rank = checked('rank', findNormRank(draft.rank), 'rank_unknown')
  const gender = checked('gender', findGender(draft.gender) || null, 'gender_unknown')
  const code = findDistCode(draft.distance)
  const distCode = checked('distance', code && hasNorms(code) ? code : null, 'distance_unknown')
  const timeCs = checked('time', parseWrittenTime(draft.time), 'wrong_format')
  const minAge = checked('minAge', wholeIn(draft.minAge, NORM_LIMITS.age), 'age_unknown')
  const isPool = distCode !== null && hasCourse(distCode)
  const courseMetres = isPool
    ? checked('course', wholeIn(draft.course, NORM_LIMITS.course), 'course_unknown')
    : null
  if (rank === null || gender === null || distCode === null || timeCs === null || minAge === null)
    return { norm: null, errors }
  if (isPool && courseMetres === null) return { norm: null, errors }
  return { norm: { line, rank, gender, distCode, courseMetres, timeCs, minAge }, errors }
}

function wholeIn(text: string, { min, max }: { readonly min: number; readonly max: number }): number | null {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : null
  return number !== null && number >= min && number <= max ? number : null
}

/** Errors of norms that are right one by one. */
function errorsAmong(norms: readonly FileNorm[]): FileError[] {
  const keyOf = ({ rank, gender, distCode, courseMetres }: RankNorm) =>
    [rank, gender, distCode, courseMetres].join(' ')
  const repeated = [...Map.groupBy(norms, keyOf).values()].flatMap(([, ...more]) => more)
  return [
    ...repeated.map(({ line }) => ({ line, field: 'rank', fault: 'repeated' as const })),
    ...misorderedNorms(norms).map(({ line }) => ({
      ...{ line, field: 'time', fault: 'slower_than_lower_rank' as const },
    })),
  ]
}
