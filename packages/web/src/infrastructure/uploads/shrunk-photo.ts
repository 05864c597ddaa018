import type { UploadKind } from '@polynya/domain'
import { uploadProblem } from './upload-problem.ts'

/** The longer side of a photo in pixels, by kind: as a JPEG, even noise of this size is within the limit of its kind. */
const MAX_SIDES: Readonly<Partial<Record<UploadKind, number>>> = {
  avatar: 1280,
  disability: 3000,
  admission: 3000,
}
const QUALITY = 0.85

/**
 * Returns a photo that is too large, or of another type, as a smaller JPEG, turned as its metadata say. Returns a file
 * that the server accepts, one that the browser cannot decode and one of another kind unchanged.
 */
export async function shrunkPhoto(kind: UploadKind, file: File): Promise<File> {
  const maxSide = MAX_SIDES[kind]
  if (!maxSide || uploadProblem(kind, file) === null) return file
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (bitmap === null) return file
  const { width, height } = fitted(bitmap, maxSide)
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
