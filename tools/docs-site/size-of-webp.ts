/** Width and height in pixels of a lossy WebP picture, the only kind that the guides have; throws for another file. */
export function sizeOfWebp(bytes: Buffer): { readonly width: number; readonly height: number } {
  if (bytes.toString('latin1', 8, 16) !== 'WEBPVP8 ')
    throw new Error('Pictures of guides are lossy WebP files')
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
}
