/**
 * Rasterizes drawings to uploadable files. Loads sharp on first use, so that installations without drawings start
 * fast.
 */

export const jpgOf = (svg: string): Promise<Blob> => drawn(svg, 'jpeg')
export const pngOf = (svg: string): Promise<Blob> => drawn(svg, 'png')

/** An SVG file, unchanged. */
export const svgFile = (svg: string): Blob => new Blob([svg], { type: 'image/svg+xml' })

async function drawn(svg: string, format: 'jpeg' | 'png'): Promise<Blob> {
  const { default: sharp } = await import('sharp')
  const bytes = await sharp(Buffer.from(svg)).toFormat(format, { quality: 88 }).toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: `image/${format}` })
}
