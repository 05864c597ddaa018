import type { EventFileType } from '@polynya/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aDraft, aPublicEvent } from './testing/an-event.ts'
import {
  A_PDF,
  aFile,
  aJpg,
  anOfficeFile,
  aPhotoOfAPlace,
  aPng,
  noise,
  paddedTo,
  zip,
} from './testing/uploads.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4" fill="#024"/></svg>'
const SMALL = { width: 30, height: 40 }

describe('events.uploadFile', () => {
  let world: TestApp
  let superAdmin: TestAccount
  let id: number

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
    id = (await aPublicEvent(superAdmin.client)).id
  })
  afterAll(() => world.stop())

  const upload = (type: EventFileType, file: File, client = superAdmin.client, event = id) =>
    client.events.uploadFile({ params: { id: event, type }, body: { file } })
  const reasonOf = async (call: Promise<unknown>) => (await refusal(call)).body.reason
  const bytesAt = async (url: string) => (await world.app.inject(url)).rawPayload
  const shown = () => world.visitor.events.get({ params: { id } })

  describe('a poster', () => {
    it('is shown as a copy of at most 250 kB within 1600 pixels, and nothing of the camera stays', async () => {
      const photo = await sharp(await noise({ width: 2400, height: 1200 }))
        .withExif({ IFD0: { Copyright: 'secret place' } })
        .jpeg({ quality: 60 })
        .toBuffer()
      const answer = await upload('poster', aFile('Кубок.jpeg', photo))
      expect(answer).toMatchObject({ type: 'poster', name: 'Кубок.jpeg', url: `/files/${answer.file}` })
      expect((await shown()).poster).toBe(answer.url)
      const copy = await bytesAt(answer.url)
      expect(copy.length).toBe(answer.size)
      expect(copy.length).toBeLessThanOrEqual(250_000)
      const { format, width = 0, height = 0, exif } = await sharp(copy).metadata()
      expect(format).toBe('webp')
      expect(Math.max(width, height)).toBeLessThanOrEqual(1600)
      expect(Math.abs(width / height - 2)).toBeLessThan(0.02)
      expect(exif).toBe(undefined)
    })

    it('takes the place of the poster before, whose bytes go', async () => {
      const first = await upload('poster', aFile('a.png', await aPng(SMALL)))
      const second = await upload('poster', aFile('b.png', await aPng(SMALL)))
      expect(second.file).not.toBe(first.file)
      expect((await shown()).poster).toBe(second.url)
      expect(await world.deps.files.get(first.file)).toBe(null)
      const rows = await world.db.selectFrom('stored_file').where('kind', '=', 'poster').selectAll().execute()
      expect(rows.map(({ key }) => key)).toEqual([second.file])
    })

    it('may have 3 MB and not one byte more', async () => {
      const jpg = await aJpg(SMALL)
      expect((await upload('poster', aFile('a.jpg', paddedTo(3_000_000, jpg)))).size).toBeLessThan(250_000)
      const { status, body } = await refusal(upload('poster', aFile('a.jpg', paddedTo(3_000_001, jpg))))
      expect([status, body.reason, body.fields]).toEqual([413, 'file_too_large', { kilobytes: 3000 }])
    })

    it('is refused where it is no JPG or PNG, damaged, or a bomb of pixels', async () => {
      expect(await reasonOf(upload('poster', aFile('a.jpg', 'no picture')))).toBe('file_type_wrong')
      expect(await reasonOf(upload('poster', aFile('a.jpg', '')))).toBe('file_empty')
      const webp = await sharp(await aPng(SMALL))
        .webp()
        .toBuffer()
      expect(await reasonOf(upload('poster', aFile('a.png', webp)))).toBe('file_type_wrong')
      const half = (await noise({ width: 300, height: 300 })).subarray(0, 9_000)
      expect(await reasonOf(upload('poster', aFile('a.jpg', half)))).toBe('picture_unreadable')
      const bomb = await aPng({ width: 16_000, height: 16_000 })
      expect(bomb.length).toBeLessThan(1_000_000)
      expect(await reasonOf(upload('poster', aFile('a.png', bomb)))).toBe('picture_too_large')
      const ribbon = await aPng({ width: 6_001, height: 10 })
      const { body } = await refusal(upload('poster', aFile('a.png', ribbon)))
      expect(body).toMatchObject({ reason: 'picture_too_large', fields: { side: 6000 } })
      // Each side is short enough, and the area is not: the reason names a side that is admitted.
      const photo = await refusal(
        upload('poster', aFile('a.png', await aPng({ width: 5_472, height: 3_648 }))),
      )
      expect(photo.body).toMatchObject({ reason: 'picture_too_large', fields: { side: 4898 } })
      const smaller = await aPng({ width: 4_898, height: Math.floor((4_898 * 3_648) / 5_472) })
      expect((await upload('poster', aFile('a.png', smaller))).size).toBeGreaterThan(0)
      expect(
        (await upload('poster', aFile('a.png', await aPng({ width: 6_000, height: 10 })))).size,
      ).toBeGreaterThan(0)
    })
  })

  describe('a logo', () => {
    it('may be a safe SVG, stored byte for byte and served without scripts', async () => {
      const { url, name, size } = await upload('logo', aFile('logo.svg', SVG))
      expect([name, size, (await shown()).logoFile]).toEqual(['logo.svg', SVG.length, url])
      const answer = await world.app.inject(url)
      expect(answer.body).toBe(SVG)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
      })
    })

    it('may be a PNG, which is re-encoded', async () => {
      const png = await aPng({ width: 1500, height: 300 })
      const { url } = await upload('logo', aFile('logo.png', Buffer.concat([png, Buffer.from('<script>')])))
      const stored = await bytesAt(url)
      expect(stored.includes('<script>')).toBe(false)
      expect(await sharp(stored).metadata()).toMatchObject({ format: 'png', width: 1024 })
    })

    it('is refused where it is unsafe, too large or something else', async () => {
      const active = SVG.replace('<circle', '<circle onload="alert(1)"')
      const unsafe = await refusal(upload('logo', aFile('logo.png', active)))
      expect([unsafe.status, unsafe.body.reason]).toEqual([400, 'svg_unsafe'])
      const padded = (length: number) =>
        aFile('logo.svg', SVG.replace('</svg>', `${' '.repeat(length - SVG.length)}</svg>`))
      expect((await upload('logo', padded(150_000))).size).toBe(150_000)
      const large = await refusal(upload('logo', padded(150_001)))
      expect(large.body).toMatchObject({ reason: 'file_too_large', fields: { kilobytes: 150 } })
      const png = paddedTo(1_000_001, await aPng(SMALL))
      expect(await reasonOf(upload('logo', aFile('logo.png', png)))).toBe('file_too_large')
      const jpg = await refusal(upload('logo', aFile('logo.png', await aJpg(SMALL))))
      expect(jpg.body).toMatchObject({ reason: 'file_type_wrong', fields: { types: 'PNG, SVG' } })
      expect(await reasonOf(upload('logo', aFile('logo.svg', '<html></html>')))).toBe('file_type_wrong')
    })
  })

  describe('a regulation document', () => {
    it('is stored byte for byte under its cleaned name, and served as an attachment', async () => {
      const answer = await upload('reguls', aFile('..\\..\\Положение  2026.pdf', A_PDF))
      expect(answer).toMatchObject({ type: 'reguls', name: 'Положение 2026.pdf', size: A_PDF.length })
      const { headers, rawPayload } = await world.app.inject(answer.url)
      expect(rawPayload.equals(A_PDF)).toBe(true)
      expect(headers['content-type']).toBe('application/pdf')
      expect(headers['content-disposition']).toBe(
        `attachment; filename*=UTF-8''${encodeURIComponent('Положение 2026.pdf')}`,
      )
    })

    it('loses the EXIF of a photo', async () => {
      const photo = await aPhotoOfAPlace('ул. Тайная, 1')
      const { url } = await upload('reguls', aFile('схема.jpg', photo))
      expect((await sharp(photo).metadata()).exif).toBeInstanceOf(Buffer)
      expect((await sharp(await bytesAt(url)).metadata()).exif).toBeUndefined()
    })

    it('gets a number where the event has its name already', async () => {
      const event = await aPublicEvent(superAdmin.client)
      const add = async () =>
        (await upload('reguls', aFile('rules.pdf', A_PDF), superAdmin.client, event.id)).name
      expect([await add(), await add(), await add()]).toEqual(['rules.pdf', 'rules (2).pdf', 'rules (3).pdf'])
    })

    it('is what its content says, whatever its name says', async () => {
      const docx = anOfficeFile('wordprocessingml.document')
      expect((await upload('reguls', aFile('letter.pdf', docx))).name).toBe('letter.docx')
      expect((await upload('reguls', aFile('map', await aJpg(SMALL)))).name).toBe('map.jpg')
      const renamed = await refusal(upload('reguls', aFile('letter.docx', zip({ 'a.txt': 'a' }))))
      expect(renamed.body).toMatchObject({
        reason: 'file_type_wrong',
        fields: { types: 'PDF, DOCX, XLSX, JPG, PNG' },
      })
      expect(await reasonOf(upload('reguls', aFile('a.pdf', '<script>1</script>')))).toBe('file_type_wrong')
      expect(await reasonOf(upload('reguls', aFile('a.svg', SVG)))).toBe('file_type_wrong')
    })

    it('may have 20 MB and not one byte more', async () => {
      expect((await upload('reguls', aFile('a.pdf', paddedTo(20_000_000, A_PDF)))).size).toBe(20_000_000)
      const { body } = await refusal(upload('reguls', aFile('a.pdf', paddedTo(20_000_001, A_PDF))))
      expect(body).toMatchObject({ reason: 'file_too_large', fields: { kilobytes: 20_000 } })
    })

    it('is one of twenty at most, also where many come at once', async () => {
      const event = await aPublicEvent(superAdmin.client)
      const { client } = await world.account([{ right: 'admin', region: 'RU-TYU' }])
      const add = (n: number) => upload('reguls', aFile(`${n}.pdf`, A_PDF), client, event.id)
      for (let n = 0; n < 18; n += 1) await add(n)
      const before = await world.db.selectFrom('stored_file').select('key').execute()
      const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(add))
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
      const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.body] : []))
      for (const body of refused)
        expect(body).toMatchObject({ code: 409, reason: 'documents_limit', fields: { limit: 20 } })
      const after = await world.db.selectFrom('stored_file').select('key').execute()
      expect(after.length - before.length).toBe(2)
    })
  })

  it('writes down who uploaded what', async () => {
    const { file } = await upload('reguls', aFile('audited.pdf', A_PDF))
    const audit = await world.db.selectFrom('audit').where('object_id', '=', file).selectAll().execute()
    expect(audit).toMatchObject([
      { action: 'events.uploadFile', account_id: superAdmin.id, after: { eventId: id, name: 'audited.pdf' } },
    ])
  })

  it('requires a file', async () => {
    const url = `/api/v1/events/upload-file/${id}/reguls`
    const { authorization } = { authorization: `Bearer ${superAdmin.tokens.accessToken}` }
    const answer = await world.app.inject({ method: 'POST', url, headers: { authorization } })
    expect([answer.statusCode, answer.json().error.reason]).toEqual([400, 'file_missing'])
  })

  it('lets administrators of the region add documents, and super administrators alone set pictures', async () => {
    const pdf = aFile('a.pdf', A_PDF)
    const own = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    const foreign = await world.account([{ right: 'superAdmin', region: 'RU-SVE' }])
    const account = await world.account()
    expect((await refusal(upload('reguls', pdf, world.visitor))).status).toBe(401)
    expect((await refusal(upload('reguls', pdf, account.client))).status).toBe(403)
    expect(await reasonOf(upload('reguls', pdf, foreign.client))).toBe('no_access')
    expect((await upload('reguls', pdf, own.client)).size).toBe(A_PDF.length)
    const draft = await aDraft(superAdmin.client)
    expect(await reasonOf(upload('reguls', pdf, foreign.client, draft.id))).toBe('event_not_found')
    for (const type of ['poster', 'logo'] as const) {
      expect(await reasonOf(upload(type, pdf, own.client))).toBe('no_access')
    }
  })

  it('needs the right before it reads the file', async () => {
    const { client } = await world.account(['admin'])
    const tooLarge = aFile('a.png', paddedTo(3_000_001, await aPng(SMALL)))
    expect(await reasonOf(upload('poster', tooLarge, client))).toBe('no_access')
  })
})
