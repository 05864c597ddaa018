/** The segments of a JPEG, read without decoding it. */

/** A segment; `start` is the offset of its marker, `end` of the first byte behind it. Compressed data has the marker 0. */
export interface JpegSegment {
  readonly marker: number
  readonly start: number
  readonly end: number
}

export const MARKER = { exif: 0xe1, scan: 0xda, end: 0xd9 } as const

const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Yields the segments of the JPEG that starts at an offset, up to its end; stops early where the bytes are malformed. */
export function* jpegSegments(bytes: Buffer, offset = 0): Generator<JpegSegment> {
  let at = offset + 2
  while (at + 1 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] as number
    if (marker === MARKER.end) {
      yield { marker, start: at, end: at + 2 }
      return
    }
    if (marker === 0xff) {
      at += 1
      continue
    }
    const end = at + (hasNoLength(marker) ? 2 : 2 + lengthAt(bytes, at + 2))
    if (end > bytes.length) return
    yield { marker, start: at, end }
    at = end
    if (marker === MARKER.scan) {
      at = endOfData(bytes, end)
      yield { marker: 0, start: end, end: at }
    }
  }
}

const lengthAt = (bytes: Buffer, at: number) =>
  at + 2 > bytes.length ? Number.POSITIVE_INFINITY : Math.max(2, bytes.readUInt16BE(at))

/** In compressed data, 0xff is followed by a zero or by a restart marker. */
function endOfData(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] as number
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
    at = bytes.indexOf(0xff, at + 2)
  }
  return bytes.length
}

const ICC = Buffer.from('ICC_PROFILE\0', 'latin1')
const [APP0, APP2, APP14, APP15, COMMENT] = [0xe0, 0xe2, 0xee, 0xef, 0xfe]

/** Whether a segment describes the picture (EXIF with the place, XMP, IPTC, previews, comments) and is not needed to draw it. */
export function isJpegMetadata(bytes: Buffer, { marker, start }: JpegSegment): boolean {
  if (marker === COMMENT) return true
  if (marker < APP0 || marker > APP15 || marker === APP0 || marker === APP14) return false
  return marker !== APP2 || !bytes.subarray(start + 4, start + 4 + ICC.length).equals(ICC)
}
