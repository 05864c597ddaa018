/** Files to upload in tests, drawn and packed here: the repository has no binary files. */

import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** A file as a browser sends it. */
export const aFile = (name: string, content: Buffer | string) =>
  new File([Uint8Array.from(Buffer.from(content))], name)

interface Size {
  readonly width: number
  readonly height: number
}

const plain = (size: Size) => sharp({ create: { ...size, channels: 3, background: '#2a6f97' } })

export const aJpg = (size: Size) => plain(size).jpeg().toBuffer()
/** A JPG whose EXIF names a place, as a phone writes it. */
export const aPhotoOfAPlace = (place: string) =>
  plain({ width: 60, height: 40 })
    .withExif({ IFD0: { ImageDescription: place }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
    .jpeg()
    .toBuffer()
export const aPng = (size: Size) => plain(size).png({ compressionLevel: 9 }).toBuffer()

/** A picture that hardly compresses: every pixel by chance. */
export function noise({ width, height }: Size): Promise<Buffer> {
  const pixels = randomBytes(width * height * 3)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** The bytes, followed by as many zeros as make them so long; readers of pictures stop before. */
export const paddedTo = (length: number, bytes: Buffer) => Buffer.concat([bytes], length)

export const A_PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

/** An office document as far as its packing tells what it is. */
export const anOfficeFile = (kind: 'wordprocessingml.document' | 'spreadsheetml.sheet') => {
  const main = `application/vnd.openxmlformats-officedocument.${kind}.main+xml`
  const types = `<?xml version="1.0"?><Types><Override PartName="/main.xml" ContentType="${main}"/></Types>`
  return zip({ '[Content_Types].xml': types, '_rels/.rels': '<Relationships/>' })
}

/** A ZIP archive whose files are stored uncompressed. */
export function zip(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text)
    const shared = sharedHeader(name, content)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), content])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), shared, place, Buffer.from(name)]))
    parts.push(local)
    offset += local.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, index, end])
}

/** What the local header and the directory say alike of a file. */
function sharedHeader(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(26)
  header.writeUInt16LE(20, 0)
  header.writeUInt32LE(crc32(content), 10)
  header.writeUInt32LE(content.length, 14)
  header.writeUInt32LE(content.length, 18)
  header.writeUInt16LE(name.length, 22)
  return header
}
