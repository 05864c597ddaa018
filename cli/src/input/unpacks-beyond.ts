/** How much an archive unpacks to, before a library does it. */

import { inflateRawSync } from 'node:zlib'

const DIRECTORY_END = Buffer.from([0x50, 0x4b, 5, 6])
const DIRECTORY_ENTRY = 0x02014b50
const DEFLATED = 8

/** Returns whether the files of an archive have more bytes than a limit. Sizes that it declares are not trusted. */
export function unpacksBeyond(bytes: Buffer, limit: number): boolean {
  let left = limit
  for (const { isDeflated, packed } of filesOf(bytes)) {
    try {
      left -= isDeflated ? inflateRawSync(packed, { maxOutputLength: left + 1 }).length : packed.length
    } catch (problem) {
      // A damaged file is for its reader to report.
      if ((problem as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return true
    }
    if (left < 0) return true
  }
  return false
}

/** The packed files of an archive, from the directory at its end. */
function* filesOf(bytes: Buffer) {
  const end = bytes.lastIndexOf(DIRECTORY_END)
  if (end < 0 || end + 22 > bytes.length) return
  let at = bytes.readUInt32LE(end + 16)
  while (at + 46 <= end && bytes.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const local = bytes.readUInt32LE(at + 42)
    if (local + 30 > bytes.length) return
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20))
    yield { isDeflated: bytes.readUInt16LE(at + 10) === DEFLATED, packed }
    at += 46 + [28, 30, 32].reduce((sum, field) => sum + bytes.readUInt16LE(at + field), 0)
  }
}
