import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aDraft, aPublicEvent } from './testing/an-event.ts'
import { A_PDF, aFile, anOfficeFile } from './testing/uploads.ts'

describe('events.listDocs', () => {
  let world: TestApp
  let superAdmin: TestAccount

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())

  const listDocs = (id: number, client = world.visitor) => client.events.listDocs({ params: { id } })

  async function upload(id: number, name: string, content: Buffer) {
    const call = { params: { id, type: 'reguls' }, body: { file: aFile(name, content) } } as const
    const { file } = await superAdmin.client.events.uploadFile(call)
    world.clock.pass({ seconds: 1 })
    return file
  }

  it('lists regulation documents, oldest first', async () => {
    const { id } = await aPublicEvent(superAdmin.client)
    const protocol = await upload(id, 'Протокол.xlsx', anOfficeFile('spreadsheetml.sheet'))
    const rules = await upload(id, 'Rules.pdf', A_PDF)
    expect((await listDocs(id)).files).toEqual([
      {
        file: protocol,
        name: 'Протокол.xlsx',
        nameEn: null,
        type: 'xlsx',
        size: anOfficeFile('spreadsheetml.sheet').length,
        url: `/files/${protocol}`,
        uploadedAt: '2026-01-16T09:00:00.000Z',
      },
      expect.objectContaining({ file: rules, name: 'Rules.pdf', type: 'pdf' }),
    ])
  })

  it('names a document in English, and takes the name back', async () => {
    const { id } = await aPublicEvent(superAdmin.client)
    const file = await upload(id, 'Положение.pdf', A_PDF)
    const { client } = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    const name = (nameEn: string | null, by = client, event = id) =>
      by.events.updateDoc({ params: { id: event, file }, body: { nameEn } })
    expect(await name('Regulations')).toMatchObject({ name: 'Положение.pdf', nameEn: 'Regulations' })
    expect((await listDocs(id)).files).toMatchObject([{ nameEn: 'Regulations' }])
    const { entries } = await superAdmin.client.audit.list({ query: { action: 'events.updateDoc' } })
    expect(entries[0]?.changes).toEqual([{ field: 'nameEn', before: null, after: 'Regulations' }])
    expect(await name(null)).toMatchObject({ nameEn: null })

    const other = await aPublicEvent(superAdmin.client)
    const foreign = await world.account([{ right: 'admin', region: 'RU-SVE' }])
    expect((await refusal(name('Rules', client, other.id))).body.reason).toBe('document_not_found')
    expect((await refusal(name('Rules', foreign.client))).body.reason).toBe('no_access')
    expect((await refusal(name('R'))).body.issues).toEqual([
      { path: 'nameEn', reason: 'too_short', limit: 2 },
    ])
  })

  it('answers with and without the last slash', async () => {
    const { id } = await aPublicEvent(superAdmin.client)
    const answer = await world.app.inject(`/api/v1/events/list-docs/${id}/`)
    expect(answer.json()).toEqual({ data: { files: [] } })
  })

  it('hides documents of an unpublished event, and their bytes', async () => {
    const { id } = await aDraft(superAdmin.client)
    const file = await upload(id, 'Rules.pdf', A_PDF)
    const foreign = await world.account([{ right: 'admin', region: 'RU-SVE' }])
    const own = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    for (const client of [world.visitor, foreign.client]) {
      expect((await refusal(listDocs(id, client))).body.reason).toBe('event_not_found')
    }
    expect((await listDocs(id, own.client)).files).toHaveLength(1)
    expect((await world.app.inject(`/files/${file}`)).statusCode).toBe(404)
  })
})
