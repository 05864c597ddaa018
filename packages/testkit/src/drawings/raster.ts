/** Drawings as the files that people upload. sharp is loaded with the first one: who draws nothing need not wait. */

export const jpgOf = (svg: string): Promise<Blob> => drawn(svg, 'jpeg')
export const pngOf = (svg: string): Promise<Blob> => drawn(svg, 'png')

/** An SVG as it is. */
export const svgFile = (svg: string): Blob => new Blob([svg], { type: 'image/svg+xml' })

async function drawn(svg: string, format: 'jpeg' | 'png'): Promise<Blob> {
  const { default: sharp } = await import('sharp')
  const bytes = await sharp(Buffer.from(svg)).toFormat(format, { quality: 88 }).toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: `image/${format}` })
}
