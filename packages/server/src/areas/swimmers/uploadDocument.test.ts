import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { A_PDF, aFile, aJpg, anOfficeFile, aPhotoOfAPlace } from '../events/testing/uploads.ts'
import { confirmedSwimmer } from './testing/confirmed-swimmer.ts'

const NO_DOCUMENT = { document: null }

describe('the document of a paraswimmer', () => {
  let world: TestApp
  let owner: TestAccount
  let id: number
  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())
  beforeEach(async () => {
    owner = await world.account()
    const dob = `19${String(50 + (owner.id % 40))}-04-12`
    id = (await confirmedSwimmer(owner, { isParaswimmer: true, dob, firstName: name(owner.id) })).id
  })

  const upload = (file = aFile('Справка ВТЭК.pdf', A_PDF), { client } = owner) =>
    client.swimmers.uploadDocument({ params: { id }, body: { file } })
  const known = ({ client } = owner) => client.swimmers.document({ params: { id } })
  const download = (url: string, who?: TestAccount) =>
    world.app.inject({ url, headers: who ? { authorization: `Bearer ${who.tokens.accessToken}` } : {} })
  const keyOf = () =>
    world.db
      .selectFrom('stored_file')
      .where('swimmer_id', '=', id)
      .where('kind', '=', 'disability')
      .select('key')
      .executeTakeFirst()
  const isGone = async (key: string) => (await world.deps.files.get(key)) === null

  it('loses the EXIF of a photo and nothing that is drawn', async () => {
    const photo = await aPhotoOfAPlace('ул. Тайная, 1')
    const { url } = await upload(aFile('справка.jpg', photo))
    const { rawPayload } = await download(url, owner)
    expect((await sharp(photo).metadata()).exif).toBeInstanceOf(Buffer)
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    expect(await sharp(rawPayload).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer())
  })

  it('is stored unchanged, and served to the owner as an attachment that is never cached', async () => {
    const uploaded = await upload()
    expect(uploaded).toMatchObject({ name: 'Справка ВТЭК.pdf', type: 'pdf', size: A_PDF.length })
    expect(await known()).toEqual({ document: uploaded })
    const answer = await download(uploaded.url, owner)
    expect(answer.rawPayload).toEqual(A_PDF)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''%D0/),
      'x-content-type-options': 'nosniff',
    })
  })

  it('is shown to administrators of the region, and does not exist for any other caller', async () => {
    const { url } = await upload()
    const administrator = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    const elsewhere = await world.account([{ right: 'admin', region: 'RU-KR' }])
    const stranger = await world.account()
    expect((await download(url, administrator)).statusCode).toBe(200)
    for (const who of [elsewhere, stranger, undefined]) {
      expect((await download(url, who)).statusCode).toBe(404)
    }
    const { key } = (await keyOf()) ?? { key: '' }
    expect((await download(`/files/${key}`, owner)).statusCode).toBe(404)
    expect((await refusal(known(stranger))).body.reason).toBe('swimmer_of_another')
    expect((await refusal(upload(undefined, stranger))).body.reason).toBe('swimmer_of_another')
    expect(JSON.stringify(await world.visitor.swimmers.get({ params: { id } }))).not.toContain('document')
  })

  it('is replaced by another one', async () => {
    await upload()
    const { key } = (await keyOf()) ?? { key: '' }
    const photo = await aJpg({ width: 40, height: 30 })
    expect(await upload(aFile('scan.jpg', photo))).toMatchObject({ name: 'scan.jpg', type: 'jpg' })
    expect(await isGone(key)).toBe(true)
  })

  it.each([
    ['an office file', aFile('a.pdf', 'just words'), 'file_type_wrong', 415],
    ['more than the limit', aFile('a.pdf', Buffer.concat([A_PDF], 10_000_001)), 'file_too_large', 413],
    ['empty', aFile('a.pdf', ''), 'file_empty', 400],
    ['no file at all', undefined as never, 'file_missing', 400],
  ])('is refused where it is %s', async (_what, file, reason, code) => {
    const call = owner.client.swimmers.uploadDocument({ params: { id }, body: { file } })
    expect((await refusal(call)).body).toMatchObject({ reason, code })
  })

  it('is a scan, not an office file', async () => {
    const file = aFile('a.docx', await anOfficeFile('wordprocessingml.document'))
    expect((await refusal(upload(file))).body.reason).toBe('file_type_wrong')
  })

  it('is available to paraswimmers only: it is deleted together with the mark', async () => {
    await upload()
    const { key } = (await keyOf()) ?? { key: '' }
    await owner.client.swimmers.update({ params: { id }, body: { isParaswimmer: false } })
    expect(await isGone(key)).toBe(true)
    expect(await known()).toEqual(NO_DOCUMENT)
    expect((await refusal(upload())).body.reason).toBe('not_a_paraswimmer')
  })

  it('is deleted by its owner, once', async () => {
    await upload()
    const { key } = (await keyOf()) ?? { key: '' }
    const remove = () => owner.client.swimmers.removeDocument({ params: { id } })
    await remove()
    expect(await isGone(key)).toBe(true)
    expect((await refusal(remove())).body.reason).toBe('document_not_found')
  })

  it('is deleted with the profile, with the account, and when the profile is released', async () => {
    await upload()
    const released = (await keyOf()) ?? { key: '' }
    await owner.client.swimmers.release({ params: { id } })
    expect(await isGone(released.key)).toBe(true)

    const other = await world.account()
    const firstName = name(other.id)
    const swimmer = await confirmedSwimmer(other, { isParaswimmer: true, dob: '1977-04-12', firstName })
    id = swimmer.id
    await upload(undefined, other)
    const left = (await keyOf()) ?? { key: '' }
    const data = await other.client.user.exportData()
    expect(JSON.stringify(data)).toContain('Справка ВТЭК.pdf')
    await other.client.user.remove({ body: { password: other.password } })
    expect(await isGone(left.key)).toBe(true)
  })

  it('leaves an audit record of each change, without its name', async () => {
    await upload()
    await owner.client.swimmers.removeDocument({ params: { id } })
    const rows = await world.db
      .selectFrom('audit')
      .where('account_id', '=', owner.id)
      .where('action', 'like', '%Document')
      .select(['action', 'object_kind', 'before', 'after'])
      .orderBy('id')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual(['swimmers.uploadDocument', 'swimmers.removeDocument'])
    expect(rows[0]?.after).toMatchObject({ swimmerId: id, type: 'pdf' })
    expect(JSON.stringify(rows)).not.toContain('Справка')
  })
})

/** Returns a unique first name of letters, because duplicates of a person are refused. */
const name = (number: number) =>
  `Vera${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
