/** Reads the time standards of a Lenex 3 file. See docs/decisions/rank-norms.md. */

import {
  distanceOf,
  distCodeOfStyle,
  formatRaceTime,
  hasNorms,
  LENEX_COURSES,
  timeOfLenex,
} from '@polynya/domain'
import { parseXml } from '../lenex-xml/parse-xml.ts'
import type { FileError, NormDraft, NormDrafts } from './norm-file.ts'

/** Attributes by name. */
type Attributes = Readonly<Record<string, string>>

/**
 * Returns the norms of a file; those of distances and courses that are not swum here are left out. A malformed file, a
 * document type and undefined entities are errors: nothing is expanded or fetched.
 */
export function lenexNorms(text: string): NormDrafts {
  const drafts: NormDraft[] = []
  const errors: FileError[] = []
  const leftOut: string[] = []
  const open = new Map<string, Attributes>()
  let failedAt = 1
  try {
    parseXml(text, {
      fail(line) {
        failedAt = line
        throw new Error('Unreadable')
      },
      onOpen({ name, attributes, line }) {
        if (name === 'TIMESTANDARDLIST') open.clear()
        open.set(name, attributes)
        if (name !== 'SWIMSTYLE' || !open.has('TIMESTANDARD')) return
        const standard = { list: attributesIn(open, 'TIMESTANDARDLIST'), style: attributes }
        const distance = distanceIn(standard)
        if (distance === null) leftOut.push(nameOf(standard))
        else drafts.push({ line, distance, ...textsOf(open) })
      },
      onClose(name) {
        if (name === 'TIMESTANDARD') open.delete(name)
      },
    })
  } catch {
    errors.push({ line: failedAt, field: null, fault: 'unreadable' })
  }
  return { drafts: errors.length > 0 ? [] : drafts, errors, leftOut }
}

const attributesIn = (open: ReadonlyMap<string, Attributes>, name: string): Attributes => open.get(name) ?? {}

interface Standard {
  readonly list: Attributes
  readonly style: Attributes
}

/** The distance code of a standard; null if it is not swum here. */
function distanceIn({ list, style }: Standard): string | null {
  const course = LENEX_COURSES[list.course ?? '']
  const { stroke = '', distance, relaycount = '1' } = style
  const code = distCodeOfStyle({ stroke, distance: Number(distance), relayCount: Number(relaycount) })
  if (course === undefined || code === null || !hasNorms(code)) return null
  return distanceOf(code).kind === (course === null ? 'openWater' : 'individual') ? code : null
}

/** What a standard is for, such as `100 BACK`. */
const nameOf = ({ list, style }: Standard) =>
  [
    (style.relaycount ?? '1') === '1' ? '' : `${style.relaycount}x`,
    `${style.distance} ${style.stroke}`,
    list.course !== undefined && list.course in LENEX_COURSES ? '' : ` ${list.course}`,
  ].join('')

/** The texts of the open standard besides its distance. */
function textsOf(open: ReadonlyMap<string, Attributes>) {
  const list = attributesIn(open, 'TIMESTANDARDLIST')
  const { agemin = '0', agemax = '-1' } = attributesIn(open, 'AGEGROUP')
  const course = LENEX_COURSES[list.course ?? '']
  return {
    rank: list.code ?? '',
    gender: list.gender ?? '',
    course: course === null || course === undefined ? '' : String(course),
    time: raceTime(attributesIn(open, 'TIMESTANDARD').swimtime ?? ''),
    // A norm that holds up to an age is none of ours.
    minAge: agemax === '-1' ? (agemin === '-1' ? '0' : agemin) : `${agemin}-${agemax}`,
  }
}

/** `HH:MM:SS.hh` as a race time, zero as none; other text as it is. */
function raceTime(text: string): string {
  const timeCs = timeOfLenex(text)
  if (timeCs === undefined) return text
  return timeCs === null ? '' : formatRaceTime(timeCs)
}
