/** Documents without what a camera or a program wrote about them: the place, the author, the software. */

import type { FileType } from '@polynya/domain'
import { isJpegMetadata, type JpegSegment, jpegSegments, MARKER } from './jpeg-segments.ts'
import { pdfWithoutMetadata } from './pdf-metadata.ts'
import { readPicture } from './read-picture.ts'

/**
 * Returns a document without its metadata. Nothing is decoded or compressed again: a scan looks as it did, bit by bit.
 * A file that cannot be cleaned without harm (malformed, encrypted, digitally signed) is returned as it is, and so are
 * office documents.
 */
export async function withoutMetadata(bytes: Buffer, type: FileType): Promise<Buffer> {
  if (type === 'jpg') return jpegWithoutMetadata(bytes)
  if (type === 'png') return pngWithoutMetadata(bytes)
  return type === 'pdf' ? pdfWithoutMetadata(bytes) : bytes
}

/** More segments or chunks than any program writes into a file; the rest of a file is not worth its memory. */
const MAX_PIECES = 50_000

/** Copies the segments that draw the picture, and nothing behind its end, where phones append previews. */
async function jpegWithoutMetadata(bytes: Buffer): Promise<Buffer> {
  const segments: JpegSegment[] = []
  for (const segment of jpegSegments(bytes)) if (segments.push(segment) > MAX_PIECES) return bytes
  if (segments.at(-1)?.marker !== MARKER.end) return bytes
  const drawn = segments.filter((segment) => !isJpegMetadata(bytes, segment))
  const slices = drawn.map(({ start, end }: JpegSegment) => bytes.subarray(start, end))
  return Buffer.concat([bytes.subarray(0, 2), await uprightSegment(bytes), ...slices])
}

const UPRIGHT = 1

/** An EXIF segment that holds nothing but the orientation: without it, a phone's picture would lie on its side. */
async function uprightSegment(bytes: Buffer): Promise<Buffer> {
  const picture = await readPicture(bytes, { limitInputPixels: false })
  const { orientation = UPRIGHT } = await picture.metadata().catch(() => ({ orientation: UPRIGHT }))
  if (orientation === UPRIGHT) return Buffer.alloc(0)
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  const tiff = [...Buffer.from('MM'), 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0]
  const content = Buffer.from([...Buffer.from('Exif\0\0', 'latin1'), ...tiff])
  return Buffer.concat([Buffer.from([0xff, MARKER.exif, 0, content.length + 2]), content])
}

const PNG_SIGNATURE_BYTES = 8
const PNG_METADATA = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

/** Copies the chunks that draw the picture, up to its end. */
function pngWithoutMetadata(bytes: Buffer): Buffer {
  const chunks = [bytes.subarray(0, PNG_SIGNATURE_BYTES)]
  for (let at = PNG_SIGNATURE_BYTES; at + 12 <= bytes.length && chunks.length < MAX_PIECES; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (end > bytes.length) return bytes
    if (!PNG_METADATA.has(name)) chunks.push(bytes.subarray(at, end))
    if (name === 'IEND') return Buffer.concat(chunks)
    at = end
  }
  return bytes
}
