/** Bytes of Lenex files. See docs/decisions/lenex-files.md. */

import { zipSync } from 'fflate'
import { type XmlElement, xmlText } from './xml.ts'

/** The same in every archive, in the time zone of any machine: the same data give the same bytes. */
const MODIFIED = new Date(2000, 0, 1)

/**
 * Returns the file of a root, compressed in a `.lxf`.
 * @param name without its ending
 */
export function lenexBytes(root: XmlElement, type: 'lef' | 'lxf', name: string): Uint8Array {
  const bytes = new TextEncoder().encode(xmlText(root))
  return type === 'lef' ? bytes : zipSync({ [`${name}.lef`]: bytes }, { mtime: MODIFIED, level: 9 })
}

export const LENEX_TYPES = { lef: 'application/xml', lxf: 'application/zip' } as const
