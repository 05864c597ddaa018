/** The text of an uploaded Lenex file, plain or in an archive, within limits. See docs/decisions/lenex-files.md. */

import { decodedText, isZip } from '@polynya/contract'
import { Unzip, UnzipInflate } from 'fflate'

/** Unpacked bytes; a meet of 1 500 swimmers and 5 000 results has some 6 MB. */
const MAX_BYTES = 32_000_000

/** Bytes of an archive that are unpacked at once: they expand to 4 MB at most. */
const PIECE = 4_096

export type FileFault = 'unreadable' | 'too_large' | 'archive_wrong'

/** Why a file was not unpacked. */
export class FileProblem extends Error {
  readonly fault: FileFault
  constructor(fault: FileFault) {
    super(fault)
    this.fault = fault
  }
}

/**
 * Returns the text of a file.
 * @throws FileProblem if it is too large, or an archive of anything but one `.lef` outside of folders
 */
export function lenexText(bytes: Buffer): string {
  const plain = isZip(bytes) ? unpacked(bytes) : bytes
  if (plain.length > MAX_BYTES) throw new FileProblem('too_large')
  return decodedText(plain)
}

/** The only file of an archive, unpacked piece by piece and no further than the limit: sizes that it declares are not trusted. */
function unpacked(bytes: Buffer): Buffer {
  const pieces: Uint8Array[] = []
  let size = 0
  const found = { names: 0, isComplete: false }
  const archive = new Unzip((file) => {
    found.names += 1
    if (found.names > 1 || !/^[^/\\]+\.lef$/i.test(file.name)) throw new FileProblem('archive_wrong')
    file.ondata = (problem, piece, isLast) => {
      // What is thrown here is caught by the library and passed to here.
      if (problem) throw problem
      size += piece.length
      if (size > MAX_BYTES) throw new FileProblem('too_large')
      pieces.push(piece)
      found.isComplete = isLast
    }
    file.start()
  })
  archive.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      archive.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length)
    }
  } catch (problem) {
    throw problem instanceof FileProblem ? problem : new FileProblem('unreadable')
  }
  if (!found.isComplete) throw new FileProblem(found.names === 0 ? 'archive_wrong' : 'unreadable')
  return Buffer.concat(pieces)
}
