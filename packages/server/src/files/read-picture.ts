import type { Sharp, SharpOptions } from 'sharp'

/** Opens a picture. The library is loaded with the first one, because it takes memory that most processes never need. */
export async function readPicture(bytes: Buffer, options: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, options)
}
