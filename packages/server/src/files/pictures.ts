/** Uploaded pictures: identified by their content and re-encoded, so that no hidden data survives. */

import { type FileType, PICTURE } from '@polynya/domain'
import { fail } from '../failure.ts'
import { readPicture } from './read-picture.ts'

/** The first bytes of a picture, by type. */
const SIGNATURES = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const satisfies Partial<Record<FileType, readonly number[]>>

export type PictureType = keyof typeof SIGNATURES

/** The type of a picture by its first bytes; null where it is neither JPG nor PNG. */
export function pictureType(bytes: Buffer): PictureType | null {
  const types = Object.keys(SIGNATURES) as PictureType[]
  return types.find((type) => SIGNATURES[type].every((byte, index) => bytes[index] === byte)) ?? null
}

/**
 * Checks that an upload is a JPG or PNG that is not too large in pixels, before it is decoded.
 * Fails with `file_type_wrong`, `picture_unreadable` or `picture_too_large`.
 */
export async function checkPicture(bytes: Buffer): Promise<PictureType> {
  const type = pictureType(bytes) ?? fail('file_type_wrong', { fields: { types: 'JPG, PNG' } })
  const picture = await readPicture(bytes, HEADER_ONLY)
  const { width = 0, height = 0 } = await picture.metadata().catch(unreadable)
  const side = Math.max(width, height)
  const admitted = longestSide(width, height)
  if (side > admitted) fail('picture_too_large', { fields: { side: admitted } })
  return type
}

/** The longer side up to which a picture of these proportions is neither too long nor too large in all. */
function longestSide(width: number, height: number): number {
  const byArea = Math.floor(Math.max(width, height) * Math.sqrt(PICTURE.maxPixels / (width * height)))
  return Math.min(PICTURE.maxSide, byArea || PICTURE.maxSide)
}

/** Reading the header decodes nothing, however large the picture says it is. */
const HEADER_ONLY = { limitInputPixels: false, failOn: 'error' } as const

const LIMITS = { limitInputPixels: PICTURE.maxPixels, failOn: 'error' } as const

/** A square JPG of a face: turned upright, cut around what matters, without what a camera wrote about the place. */
export async function squarePhoto(bytes: Buffer, side: number): Promise<Buffer> {
  const picture = await readPicture(bytes, LIMITS)
  return picture
    .rotate()
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
    .catch(unreadable)
}

/** Sides and qualities that a poster's copy is tried with, until one is small enough. */
const POSTER_TRIES = [
  { scale: 1, quality: 82 },
  { scale: 1, quality: 68 },
  { scale: 1, quality: 50 },
  { scale: 0.75, quality: 50 },
  { scale: 0.5, quality: 50 },
  { scale: 0.35, quality: 40 },
  { scale: 0.2, quality: 40 },
] as const

/**
 * Returns a poster as pages show it: a WebP that fits into a square and a number of bytes. It reduces quality first,
 * then size.
 */
export async function posterCopy(
  bytes: Buffer,
  { side, maxBytes }: { side: number; maxBytes: number },
): Promise<Buffer> {
  let copy = bytes
  for (const { scale, quality } of POSTER_TRIES) {
    const picture = await fitted(bytes, Math.round(side * scale))
    copy = await picture.webp({ quality }).toBuffer().catch(unreadable)
    if (copy.length <= maxBytes) break
  }
  return copy
}

/** Re-encodes a logo as PNG, within a square of `side` pixels. */
export async function logoCopy(bytes: Buffer, side: number): Promise<Buffer> {
  const picture = await fitted(bytes, side)
  return picture.png({ compressionLevel: 9 }).toBuffer().catch(unreadable)
}

/** Returns a picture for print as JPG without transparency, at most `side` pixels long. */
export async function printCopy(bytes: Buffer, side: number): Promise<Buffer> {
  const picture = await fitted(bytes, side)
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer().catch(unreadable)
}

/** A picture turned upright and made smaller where it does not fit into a square. */
async function fitted(bytes: Buffer, side: number) {
  const picture = await readPicture(bytes, LIMITS)
  return picture.rotate().resize(side, side, { fit: 'inside', withoutEnlargement: true })
}

const unreadable = () => fail('picture_unreadable')

/** Pixels of a printed logo's longer side: 300 per inch. */
const PRINTED_LOGO_SIDE = 500

/** Returns a stored logo, SVG or PNG, as PNG for print. */
export async function printedLogo(bytes: Buffer): Promise<Buffer> {
  const picture = await readPicture(bytes, LIMITS)
  const side = PRINTED_LOGO_SIDE
  return picture.resize(side, side, { fit: 'inside' }).png().toBuffer()
}
