import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aPng } from '../events/testing/uploads.ts'
import { confirmedSwimmer } from './testing/confirmed-swimmer.ts'

const drawn = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#0070ab' } })

const file = (bytes: Uint8Array | string, name = 'photo.jpg') =>
  new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name)

describe('swimmers.uploadAvatar', () => {
  let world: TestApp
  let owner: TestAccount
  let id: number
  beforeAll(async () => {
    world = await testApp()
    owner = await world.account()
    id = (await confirmedSwimmer(owner)).id
  })
  afterAll(() => world.stop())

  const upload = (body: { file: File }, who: TestApp['visitor'] = owner.client) =>
    who.swimmers.uploadAvatar({ params: { id }, body })
  const fetchFile = (url: string) => world.app.inject({ url })

  it('keeps a square picture without what the camera wrote', async () => {
    const exif = { IFD0: { Copyright: 'secret place' } }
    const bytes = await drawn().withExif(exif).jpeg().toBuffer()
    const { avatarImage } = await upload({ file: file(bytes) })
    const answer = await fetchFile(avatarImage)
    expect(answer.headers['content-type']).toBe('image/jpeg')
    const { width, height, exif: storedExif } = await sharp(answer.rawPayload).metadata()
    expect({ width, height, storedExif }).toEqual({ width: 512, height: 512, storedExif: undefined })
    expect(await world.visitor.swimmers.avatarExists({ params: { id } })).toEqual({
      exists: true,
      avatarImage,
    })
  })

  it('takes a PNG, and forgets the picture before', async () => {
    const first = await upload({ file: file(await drawn().png().toBuffer(), 'a.png') })
    const second = await upload({ file: file(await drawn().png().toBuffer(), 'b.png') })
    expect((await fetchFile(second.avatarImage)).statusCode).toBe(200)
    expect((await fetchFile(first.avatarImage)).statusCode).toBe(404)
    await owner.client.swimmers.update({ params: { id }, body: { avatar: null } })
    expect((await fetchFile(second.avatarImage)).statusCode).toBe(404)
    const none = { exists: false, avatarImage: null }
    expect(await world.visitor.swimmers.avatarExists({ params: { id } })).toEqual(none)
  })

  it('is recorded in the audit log when an administrator replaces it', async () => {
    const administrator = await world.account(['superAdmin'])
    const { avatar } = await upload({ file: file(await drawn().png().toBuffer()) }, administrator.client)
    const query = { kind: 'swimmer', object: String(id), limit: 1 } as const
    const { entries } = await administrator.client.audit.list({ query })
    expect(entries).toMatchObject([
      { action: 'swimmers.uploadAvatar', changes: [{ field: 'avatar', after: avatar }] },
    ])
  })

  it.each([
    ['GIF89a…', 'photo.jpg', 'file_type_wrong', 415],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'photo.png', 'file_type_wrong', 415],
    ['', 'photo.jpg', 'file_empty', 400],
    [Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'photo.jpg', 'picture_unreadable', 400],
    [new Uint8Array(1_000_001), 'large.jpg', 'file_too_large', 413],
  ])('judges a file by its content, not by its name (%#)', async (bytes, name, reason, status) => {
    const { body, status: answered } = await refusal(upload({ file: file(bytes, name) }))
    expect(body.reason).toBe(reason)
    expect(answered).toBe(status)
  })

  it('refuses a bomb of pixels before it is decoded', async () => {
    const bomb = await aPng({ width: 16_000, height: 16_000 })
    const { body } = await refusal(upload({ file: file(bomb, 'bomb.png') }))
    expect(body).toMatchObject({ code: 400, reason: 'picture_too_large' })
  })

  it('wants a file', async () => {
    const { body } = await refusal(upload({ file: undefined as never }))
    expect(body.reason).toBe('file_missing')
  })

  it('is refused to strangers and visitors', async () => {
    const stranger = await world.account()
    const body = { file: file(await drawn().jpeg().toBuffer()) }
    expect((await refusal(upload(body, stranger.client))).body.reason).toBe('swimmer_of_another')
    expect((await refusal(upload(body, world.visitor))).status).toBe(401)
  })

  it('features a swimmer with a photo', async () => {
    await upload({ file: file(await drawn().jpeg().toBuffer()) })
    expect((await world.visitor.swimmers.featured()).swimmer?.id).toBe(id)
  })
})
