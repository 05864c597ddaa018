import { lenexBytes } from '../../lenex-xml/lenex-bytes.ts'
import { lenexElement } from './lenex-elements.ts'
import type { LenexMeet } from './lenex-model.ts'

/**
 * Returns the file of a meet, compressed in a `.lxf`.
 * @param name without its ending
 */
export const lenexFile = (meet: LenexMeet, type: 'lef' | 'lxf', name: string): Uint8Array =>
  lenexBytes(lenexElement(meet), type, name)
