import type { UploadKind } from '@polynya/domain'
import { uploadProblem } from './upload-problem.ts'

/** The longer side of a photo in pixels: as a JPEG, even noise of this size is smaller than 1 MB. */
const MAX_SIDE = 1280
const QUALITY = 0.85

/**
 * Returns a photo that is too large, or of another type, as a smaller JPEG, turned as its metadata say. Returns a file
 * that the server accepts, and one that the browser cannot decode, unchanged.
 */
export async function shrunkPhoto(kind: UploadKind, file: File): Promise<File> {
  if (uploadProblem(kind, file) === null) return file
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (bitmap === null) return file
  const { width, height } = fitted(bitmap, MAX_SIDE)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  return blob ? new File([blob], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: blob.type }) : file
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Returns a size in the same proportion, in whole pixels, whose longer side is at most `max`. */
export function fitted({ width, height }: Size, max: number): Size {
  const scale = Math.min(1, max / Math.max(width, height))
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height) }
}
