import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { withoutMetadata } from './without-metadata.ts'

const PLACE = 'Secret place 55.7558'

const aPhoto = (orientation = 1) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a6f97' } })
    .withExif({
      IFD0: { Copyright: PLACE, Orientation: String(orientation) },
      IFD3: { GPSLatitude: '55/1 45/1 0/1' },
    })
    .withMetadata({ orientation })
const drawn = (bytes: Buffer) => sharp(bytes).raw().toBuffer()

describe('a JPG', () => {
  it('loses EXIF, comments and what follows its end, and is drawn as before', async () => {
    const photo = await aPhoto().jpeg().toBuffer()
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, PLACE.length + 2]), Buffer.from(PLACE)])
    const given = Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2), Buffer.from(PLACE)])
    expect(given.includes(PLACE)).toBe(true)
    const clean = await withoutMetadata(given, 'jpg')
    expect(clean.includes(PLACE)).toBe(false)
    expect((await sharp(clean).metadata()).exif).toBeUndefined()
    expect(await drawn(clean)).toEqual(await drawn(given))
  })

  it('keeps its orientation and nothing else of its EXIF', async () => {
    const given = await aPhoto(6).jpeg({ progressive: true }).toBuffer()
    const clean = await withoutMetadata(given, 'jpg')
    expect((await sharp(clean).metadata()).orientation).toBe(6)
    expect(clean.includes(PLACE)).toBe(false)
    expect(await drawn(clean)).toEqual(await drawn(given))
  })

  it('keeps its colour profile', async () => {
    const given = await aPhoto().withIccProfile('p3').jpeg().toBuffer()
    const { icc } = await sharp(await withoutMetadata(given, 'jpg')).metadata()
    expect(icc).toEqual((await sharp(given).metadata()).icc)
  })

  it.each([0, 2, 3, 20, 300])('that ends after %d bytes is returned as it is', async (length) => {
    const given = (await aPhoto().jpeg().toBuffer()).subarray(0, length)
    expect(await withoutMetadata(given, 'jpg')).toEqual(given)
  })
})

describe('a PNG', () => {
  it('loses EXIF and is drawn as before', async () => {
    const given = await aPhoto().png().toBuffer()
    expect((await sharp(given).metadata()).exif?.includes(PLACE)).toBe(true)
    const clean = await withoutMetadata(given, 'png')
    expect(clean.includes(PLACE)).toBe(false)
    expect(await drawn(clean)).toEqual(await drawn(given))
  })
})

/** A PDF with a photo, XMP and an information dictionary; `extra` is added to its trailer. */
async function aPdf(extra = ''): Promise<Buffer> {
  const photo = await aPhoto().jpeg().toBuffer()
  const xmp = `<?xpacket begin=""?><rdf>${PLACE}</rdf><?xpacket end="w"?>`
  const objects: (string | Buffer)[][] = [
    ['<</Type/Catalog/Pages 2 0 R/Metadata 5 0 R>>'],
    ['<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    ['<</Type/Page/Parent 2 0 R/MediaBox[0 0 60 40]/Resources<</XObject<</P 4 0 R>>>>>>'],
    [
      `<</Type/XObject/Subtype/Image/Width 60/Height 40/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/DCTDecode/Length ${photo.length}>>\nstream\n`,
      photo,
      '\nendstream',
    ],
    [`<</Type/Metadata/Subtype/XML/Filter/FlateDecode/Length ${xmp.length}>>\nstream\r\n${xmp}\nendstream`],
    [`<</Title(${PLACE})/Author(${PLACE})/CreationDate(D:20260116)>>`],
  ]
  const body = objects.flatMap((parts, index) => [`${index + 1} 0 obj\n`, ...parts, '\nendobj\n'])
  const chunks = ['%PDF-1.7\n', ...body, `trailer\n<</Root 1 0 R/Info 6 0 R/Size 7${extra}>>\n%%EOF\n`]
  return Buffer.concat(chunks.map((chunk) => Buffer.from(chunk as string, 'latin1')))
}

describe('a PDF', () => {
  it('loses its author, its XMP and the EXIF of its photos, and keeps every offset', async () => {
    const given = await aPdf()
    const clean = await withoutMetadata(given, 'pdf')
    expect(clean.length).toBe(given.length)
    expect(clean.includes(PLACE)).toBe(false)
    expect(clean.includes('CreationDate')).toBe(false)
    expect(clean.includes('/Info')).toBe(false)
    expect(clean.includes('FlateDecode')).toBe(false)
    const structure = (bytes: Buffer) =>
      bytes.toString('latin1').match(/\d+ 0 obj|endobj|endstream|\/Length \d+|%%EOF/g)
    expect(structure(clean)).toEqual(structure(given))
  })

  it('has the same photos', async () => {
    const photoOf = (bytes: Buffer) => drawn(bytes.subarray(bytes.indexOf(Buffer.from([0xff, 0xd8, 0xff]))))
    const given = await aPdf()
    expect(await photoOf(await withoutMetadata(given, 'pdf'))).toEqual(await photoOf(given))
  })

  it.each(['/Encrypt 9 0 R', '/Sig<</ByteRange [0 1 2 3]>>'])(
    'is returned as it is if it has %s',
    async (extra) => {
      const given = await aPdf(extra)
      expect(await withoutMetadata(given, 'pdf')).toEqual(given)
    },
  )

  it.each([
    '/Type/Metadata ',
    '/DCTDecode ',
    '/DCTDecode stream\n\u00ff\u00d8\u00ff\u00fe\0\x02',
    '/Info 1 0 R 1 0 obj ',
    '/Type/Metadata stream\n',
    '1'.repeat(1_000),
  ])('that repeats %j for megabytes is read in one pass', async (text) => {
    const given = Buffer.from(text.repeat(Math.ceil(4_000_000 / text.length)), 'latin1')
    expect((await withoutMetadata(given, 'pdf')).length).toBe(given.length)
  })
})

it('an office document is returned as it is', async () => {
  const given = Buffer.from('PK')
  expect(await withoutMetadata(given, 'docx')).toBe(given)
})
