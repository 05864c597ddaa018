import { type AdmissionKind, DEFAULT_ENTRY_RULES } from '@polynya/domain'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { A_PDF, aFile, aJpg, aPhotoOfAPlace } from '../events/testing/uploads.ts'
import { aBasket, anEntrant, aSale, distancesOf } from '../orders/testing/a-sale.ts'
import { remindOfEndingDocuments } from './remind-ending.ts'

const asking = (admissions: AdmissionKind[], admissionsAt: 'entry' | 'desk' = 'desk') => ({
  entryRules: {
    ...DEFAULT_ENTRY_RULES,
    admissions,
    admissionsAt,
    relay: { ...DEFAULT_ENTRY_RULES.relay, ageSums: [] },
  },
})
const GOOD = '2026-12-31'

describe('documents of admission', () => {
  let world: TestApp
  let owner: TestAccount
  let superAdmin: TestAccount
  let regional: TestAccount
  let elsewhere: TestAccount
  let stranger: TestAccount
  let swimmer: { id: number; iwsaid: string }
  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
    regional = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    elsewhere = await world.account([{ right: 'admin', region: 'RU-KR' }])
    stranger = await world.account()
  })
  afterAll(() => world.stop())
  beforeEach(async () => {
    owner = await world.account()
    swimmer = await anEntrant(owner)
  })

  const params = () => ({ id: swimmer.id })
  const upload = (
    query: { kind: AdmissionKind; validUntil?: string } = { kind: 'medical', validUntil: GOOD },
    { client } = owner,
  ) => client.admissions.upload({ params: params(), query, body: { file: aFile('Справка.pdf', A_PDF) } })
  const of = ({ client } = owner, eventId?: number) =>
    client.admissions.of({ params: params(), query: eventId ? { eventId } : {} })
  const decide = (
    id: number,
    body: { state: 'accepted' | 'refused'; note?: string },
    { client } = regional,
  ) => client.admissions.decide({ params: { id }, body })
  const download = (url = '', who?: TestAccount) =>
    world.app.inject({ url, headers: who ? { authorization: `Bearer ${who.tokens.accessToken}` } : {} })
  const keys = async () => {
    const files = world.db.selectFrom('stored_file').where('swimmer_id', '=', swimmer.id)
    return (await files.where('kind', '=', 'admission').select('key').execute()).map(({ key }) => key)
  }
  const isGone = async (key = '') => (await world.deps.files.get(key)) === null

  it('are stored unchanged, listed with their day, and served to their owner as an attachment', async () => {
    const uploaded = await upload()
    expect(uploaded).toMatchObject({
      kind: 'medical',
      validUntil: GOOD,
      state: 'pending',
      note: null,
      file: { name: 'Справка.pdf', type: 'pdf', size: A_PDF.length },
    })
    expect(await of()).toEqual({ documents: [uploaded], required: [] })
    const answer = await download(uploaded.file?.url, owner)
    expect(answer.rawPayload).toEqual(A_PDF)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment;/),
    })
  })

  it('lose the EXIF of a photo', async () => {
    const photo = await aPhotoOfAPlace('ул. Тайная, 1')
    const query = { kind: 'medical', validUntil: GOOD } as const
    const body = { file: aFile('справка.jpg', photo) }
    const { file } = await owner.client.admissions.upload({ params: params(), query, body })
    const { rawPayload } = await download(file?.url, owner)
    expect((await sharp(photo).metadata()).exif).toBeInstanceOf(Buffer)
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
  })

  it('do not exist for any caller but the owner and administrators of the region', async () => {
    const { id, file } = await upload()
    expect((await download(file?.url, regional)).statusCode).toBe(200)
    expect((await of(regional)).documents).toHaveLength(1)
    for (const who of [elsewhere, stranger, undefined]) {
      expect((await download(file?.url, who)).statusCode).toBe(404)
    }
    const [key] = await keys()
    expect((await download(`/files/${key}`, owner)).statusCode).toBe(404)
    for (const who of [elsewhere, stranger]) {
      expect((await refusal(of(who))).body.reason).toBe('swimmer_of_another')
      expect((await refusal(upload(undefined, who))).body.reason).toBe('swimmer_of_another')
      const removing = who.client.admissions.remove({ params: { id } })
      expect((await refusal(removing)).body.reason).toBe('document_not_found')
    }
    expect((await refusal(decide(id, { state: 'accepted' }, elsewhere))).body.reason).toBe(
      'document_not_found',
    )
    expect((await refusal(decide(id, { state: 'accepted' }, owner))).status).toBe(403)
    const profile = await world.visitor.swimmers.viewIwsaid({ params: { id: swimmer.iwsaid } })
    expect(JSON.stringify(profile)).not.toMatch(/admission|medical/)
    await owner.client.swimmers.release({ params: params() })
    expect((await refusal(of(stranger))).body.reason).toBe('swimmer_unlinked')
  })

  it('are visible to and decided by administrators of an event that requires them, for the required kinds and until it is over', async () => {
    const event = await aSale(superAdmin, { region: 'RU-KR', ...asking(['medical']) })
    const medical = await upload()
    const insurance = await upload({ kind: 'insurance', validUntil: GOOD })
    await owner.client.orders.create({ body: aBasket(event, swimmer, distancesOf(event).slice(0, 1)) })
    expect((await of(elsewhere)).documents).toEqual([medical])
    expect((await download(medical.file?.url, elsewhere)).statusCode).toBe(200)
    expect((await download(insurance.file?.url, elsewhere)).statusCode).toBe(404)
    expect(await decide(medical.id, { state: 'accepted' }, elsewhere)).toMatchObject({ state: 'accepted' })
    const foreign = { kind: 'insurance', validUntil: GOOD } as const
    expect((await refusal(upload(foreign, elsewhere))).body.reason).toBe('no_access')
    const shown = elsewhere.client.admissions.shown({ params: params(), body: foreign })
    expect((await refusal(shown)).body.reason).toBe('no_access')
    const over = { start_date: '2026-01-14', end_date: '2026-01-15' }
    await world.db.updateTable('event').set(over).where('id', '=', event.id).execute()
    expect((await download(medical.file?.url, elsewhere)).statusCode).toBe(404)
  })

  it.each([
    [{ kind: 'medical' }, 'required'],
    [{ kind: 'insurance', validUntil: '2026-01-15' }, 'date_in_past'],
    [{ kind: 'parentalConsent', validUntil: '2025-01-15' }, 'date_in_past'],
  ] as const)('state their last day, which is not over: %o', async (query, reason) => {
    const { body } = await refusal(upload(query))
    expect(body).toMatchObject({ reason: 'invalid_input', issues: [{ path: 'validUntil', reason }] })
    const shown = regional.client.admissions.shown({ params: params(), body: { validUntil: null, ...query } })
    expect((await refusal(shown)).body.issues).toEqual([{ path: 'validUntil', reason }])
  })

  it('are scans of a limited size', async () => {
    const send = (file: File) =>
      owner.client.admissions.upload({
        params: params(),
        query: { kind: 'parentalConsent' },
        body: { file },
      })
    const tooLarge = aFile('a.pdf', Buffer.concat([A_PDF], 10_000_001))
    expect((await refusal(send(aFile('a.pdf', 'words')))).body.reason).toBe('file_type_wrong')
    expect((await refusal(send(tooLarge))).body.reason).toBe('file_too_large')
    expect((await refusal(send(undefined as never))).body.reason).toBe('file_missing')
    expect(await send(aFile('scan.jpg', await aJpg({ width: 40, height: 30 })))).toMatchObject({
      validUntil: null,
    })
  })

  it('are replaced by another one of their kind, and are deleted once', async () => {
    await upload()
    const [first] = await keys()
    const second = await upload()
    expect(await isGone(first)).toBe(true)
    expect((await of()).documents.map(({ id }) => id)).toEqual([second.id])
    const [key] = await keys()
    const remove = () => owner.client.admissions.remove({ params: { id: second.id } })
    await remove()
    expect(await isGone(key)).toBe(true)
    expect((await refusal(remove())).body.reason).toBe('document_not_found')
  })

  it('are refused with a reason that is mailed to the owner, or noted where they were shown on paper', async () => {
    const { id } = await upload()
    expect((await refusal(decide(id, { state: 'refused' }))).body.issues).toEqual([
      { path: 'note', reason: 'required' },
    ])
    expect(await decide(id, { state: 'refused', note: 'Нет печати врача' })).toMatchObject({
      state: 'refused',
      note: 'Нет печати врача',
    })
    const mails = () =>
      world.db.selectFrom('mail').where('to', '=', owner.email).orderBy('id', 'desc').select('text').execute()
    const sent = await mails()
    expect(await decide(id, { state: 'refused', note: 'Нет печати врача' })).toMatchObject({
      state: 'refused',
    })
    expect(await mails()).toEqual(sent)
    expect(sent[0]?.text).toMatch(
      /Медицинская справка[\s\S]*Нет печати врача[\s\S]*\/edit-swimmer\/\d+#admissions/,
    )
    expect(await decide(id, { state: 'accepted' })).toMatchObject({ state: 'accepted', note: null })
    const [key] = await keys()
    const body = { kind: 'medical', validUntil: GOOD } as const
    const shown = await regional.client.admissions.shown({ params: params(), body })
    expect(shown).toMatchObject({ state: 'accepted', file: null, validUntil: GOOD })
    expect(await isGone(key)).toBe(true)
    expect((await refusal(decide(id, { state: 'accepted' }))).body.reason).toBe('document_not_found')
  })

  it('do not block an order if the desk checks them; block it if the event requires them on entry', async () => {
    const desk = await aSale(superAdmin, asking(['medical', 'parentalConsent']))
    const entry = await aSale(superAdmin, asking(['medical'], 'entry'))
    const quote = (event: typeof desk, { client } = owner, more = {}) =>
      client.orders.quote({ body: { ...aBasket(event, swimmer, distancesOf(event).slice(0, 1)), ...more } })
    expect((await of(owner, desk.id)).required).toEqual([
      { kind: 'medical', state: 'missing', documentId: null, validUntil: null, note: null, file: null },
    ])
    await quote(desk)
    const { body } = await refusal(quote(entry))
    expect(body.issues).toEqual([{ path: 'swimmers.0.entries.0.distanceId', reason: 'admission_missing' }])
    const slots = () =>
      owner.client.events.slots({ params: { id: entry.id, adm: 0, rsf: 0, iwsaid: swimmer.iwsaid } })
    expect((await slots()).slots[0]).toMatchObject({ canEnter: false, problem: 'admission_missing' })
    await quote(entry, superAdmin, { onSpot: true })

    await upload({ kind: 'medical', validUntil: '2026-01-31' })
    expect((await of(owner, entry.id)).required).toMatchObject([{ state: 'expires' }])
    await refusal(quote(entry))
    const { id } = await upload()
    await quote(entry)
    await decide(id, { state: 'refused', note: 'Нет печати' })
    expect((await refusal(quote(entry))).body.issues).toMatchObject([{ reason: 'admission_missing' }])
    expect((await refusal(of(owner, 999_999))).body.reason).toBe('event_not_found')
  })

  it('stand in the list of registrations, its filter and its table', async () => {
    const event = await aSale(superAdmin, asking(['medical', 'parentalConsent']))
    const other = await anEntrant(owner, { dob: '2010-05-05', guardianConsent: true })
    const body = {
      eventId: event.id,
      swimmers: [swimmer, other].map(({ id }) => ({
        swimmerId: id,
        entries: [{ distanceId: distancesOf(event)[0] ?? 0 }],
      })),
    }
    await owner.client.orders.create({ body })
    const { id } = await upload()
    const { registrations } = superAdmin.client.events
    const list = async (query = {}) =>
      (await registrations({ params: { id: event.id }, query })).registrations
    const found = async (admissions: string) => (await list({ admissions })).map(({ swimmerId }) => swimmerId)
    const rows = new Map((await list()).map((row) => [row.swimmerId, row.admissions]))
    expect(rows.get(swimmer.id)).toMatchObject([{ kind: 'medical', state: 'pending', documentId: id }])
    expect(rows.get(other.id)?.map(({ kind, state }) => [kind, state])).toEqual([
      ['medical', 'missing'],
      ['parentalConsent', 'missing'],
    ])
    expect([await found('missing'), await found('pending')]).toEqual([[other.id], [swimmer.id]])
    await decide(id, { state: 'refused', note: 'Нет печати' })
    expect((await found('missing')).toSorted()).toEqual([swimmer.id, other.id].toSorted())
    const { base64 } = await superAdmin.client.events.registrationsFile({
      params: { id: event.id, type: 'csv' },
      query: { lang: 'ru' },
    })
    expect(Buffer.from(base64, 'base64').toString()).toContain(`Медицинская справка: Отклонено ${GOOD}`)
  })

  it('are in what the account takes along, and go with it and with the profile', async () => {
    await upload()
    await regional.client.admissions.shown({
      params: params(),
      body: { kind: 'insurance', validUntil: GOOD },
    })
    const [key] = await keys()
    expect(JSON.stringify(await owner.client.user.exportData())).toMatch(
      /Справка\.pdf[\s\S]*"validUntil":"2026-12-31"/,
    )
    await owner.client.swimmers.release({ params: params() })
    expect(await isGone(key)).toBe(true)
    expect((await of(regional)).documents).toEqual([])

    const event = await aSale(superAdmin, asking([]))
    owner = await world.account()
    swimmer = await anEntrant(owner)
    const order = await owner.client.orders.create({
      body: aBasket(event, swimmer, distancesOf(event).slice(0, 1)),
    })
    await upload()
    await regional.client.admissions.shown({
      params: params(),
      body: { kind: 'insurance', validUntil: GOOD },
    })
    const [left] = await keys()
    await owner.client.orders.remove({ params: { id: order.id } })
    await owner.client.user.remove({ body: { password: owner.password } })
    expect(await isGone(left)).toBe(true)
    const rows = await world.db
      .selectFrom('swimmer_document')
      .where('swimmer_id', '=', swimmer.id)
      .select('id')
      .execute()
    expect(rows).toEqual([])
  })

  it('leave an audit record of each change, without names of files and reasons of refusals', async () => {
    const { id } = await upload()
    await decide(id, { state: 'refused', note: 'Нет печати врача' })
    await owner.client.admissions.remove({ params: { id } })
    const rows = await world.db
      .selectFrom('audit')
      .where('object_kind', '=', 'admission')
      .where('object_id', '=', String(id))
      .select(['action', 'before', 'after'])
      .orderBy('id')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual([
      'admissions.upload',
      'admissions.decide',
      'admissions.remove',
    ])
    expect(JSON.stringify(rows)).not.toMatch(/Справка|печати/)
  })

  it('are reminded of once per event that they end before', async () => {
    const event = await aSale(superAdmin, asking(['medical']))
    await owner.client.orders.create({ body: aBasket(event, swimmer, distancesOf(event).slice(0, 1)) })
    const reminders = async () => {
      await remindOfEndingDocuments(world.deps)
      const mails = await world.db
        .selectFrom('mail')
        .where('to', '=', owner.email)
        .where('subject', 'like', '%истекает%')
        .select('text')
        .execute()
      return mails.map(({ text }) => text)
    }
    await upload({ kind: 'insurance', validUntil: '2026-01-20' })
    await upload()
    expect(await reminders()).toEqual([])
    await upload({ kind: 'medical', validUntil: '2026-01-31' })
    const [text = '', ...more] = await reminders()
    expect(more).toEqual([])
    expect(text).toContain(swimmer.iwsaid)
    expect(text).toContain(event.name)
    expect(await reminders()).toHaveLength(1)
  })
})
