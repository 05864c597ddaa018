/** Bytes of Lenex files. See docs/decisions/lenex-files.md. */

import { zipSync } from 'fflate'
import { xmlText } from '../../lenex-xml/xml.ts'
import { lenexElement } from './lenex-elements.ts'
import type { LenexMeet } from './lenex-model.ts'

/** The same in every archive, in the time zone of any machine: the same meet gives the same bytes. */
const MODIFIED = new Date(2000, 0, 1)

/**
 * Returns the file of a meet, compressed in a `.lxf`.
 * @param name without its ending
 */
export function lenexFile(meet: LenexMeet, type: 'lef' | 'lxf', name: string): Uint8Array {
  const bytes = new TextEncoder().encode(xmlText(lenexElement(meet)))
  return type === 'lef' ? bytes : zipSync({ [`${name}.lef`]: bytes }, { mtime: MODIFIED, level: 9 })
}
