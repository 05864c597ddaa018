import { readCheckCode } from '@polynya/domain'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aFile, aJpg, aPng, paddedTo } from '../events/testing/uploads.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'

const CODE = /[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{5}/

/** Text of each page of a PDF as a reader selects it. */
async function pagesOf(bytes: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
  return text.map((page) => page.replace(/\s+/g, ' '))
}

/** Position and look of a template's text. */
const TEXT = {
  kind: 'text',
  x: 10,
  y: 20,
  width: 60,
  size: 20,
  align: 'left',
  isBold: true,
  colour: '#aa0000',
} as const

const finished = (entryId: number | undefined, rawTime: string, version = 0) =>
  ({ entryId: entryId ?? 0, version, status: 'finished', rawTime }) as const
const disqualified = (entryId: number | undefined) =>
  ({ entryId: entryId ?? 0, version: 0, status: 'DSQ', code: 'NW' }) as const

describe('diplomas and certificates of an event', () => {
  let world: TestApp
  let meet: Meet
  let administrator: TestAccount
  let secretary: TestAccount
  let params: { eventId: number; distanceId: number }
  let entries: number[]

  beforeAll(async () => {
    world = await testApp()
    meet = await aMeet(world, { swimmers: 6, distances: [{ distCode: '50BR' }] })
    administrator = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    secretary = await world.account([{ right: 'results.edit', region: 'RU-TYU' }])
    params = { eventId: meet.event.id, distanceId: meet.distanceIds[0] ?? 0 }
    entries = []
    for (const swimmer of [0, 1, 2, 3, 4, 5]) {
      entries.push(await meet.enter(swimmer, { ageGroup: 'E1', number: swimmer + 1 }))
    }
    const times = ['00:41.00', '00:42.00', '00:43.00', '00:44.00', '00:45.00']
    const results = [...times.map((time, index) => finished(entries[index], time)), disqualified(entries[5])]
    await administrator.client.results.record({ params, body: { results } })
  })
  afterAll(() => world.stop())

  const read = (file: string, by?: TestAccount) =>
    world.app.inject({
      url: `/printouts/${meet.event.id}/${file}`,
      headers: by ? { authorization: `Bearer ${by.tokens.accessToken}` } : {},
    })
  const pages = async (file: string, by: TestAccount = secretary) => {
    const answer = await read(file, by)
    expect(answer.statusCode).toBe(200)
    return pagesOf(answer.rawPayload)
  }
  const publish = (state: 'preliminary' | 'official') =>
    administrator.client.results.publish({ params, body: { state, confirmed: true } })
  const check = (code: string) => world.visitor.checks.get({ params: { code } })
  const ofDiploma = () => ({ id: meet.event.id, kind: 'diploma' as const })
  const templateOf = async () => {
    const { templates } = await administrator.client.events.diplomaTemplates({
      params: { id: meet.event.id },
    })
    const [diploma] = templates
    if (!diploma) throw new Error('An event has a template of each kind.')
    return diploma
  }

  it('are refused to visitors and to accounts that do not record results', async () => {
    expect((await read('diplomas.pdf')).statusCode).toBe(401)
    expect((await read('diplomas.pdf', meet.owner)).statusCode).toBe(403)
  })

  it('are marked and have no code while the results are not official', async () => {
    const [first = ''] = await pages('diplomas.pdf')
    expect(first).toContain('Черновик')
    await publish('preliminary')
    const all = await pages('diplomas.pdf')
    expect(all).toHaveLength(3)
    for (const page of all) {
      expect(page).toContain('Предварительный')
      expect(page).not.toMatch(CODE)
    }
    const rows = await world.db.selectFrom('issued_diploma').selectAll().execute()
    expect(rows).toEqual([])
  })

  it('are a sheet for each awarded place, or for everyone who finished, with its own code', async () => {
    await publish('official')
    const diplomas = await pages('diplomas.pdf')
    expect(diplomas).toHaveLength(3)
    expect(diplomas[0]).toMatch(
      /Диплом награждается Maria Antonova за 1 место 50 м брасс .* результат 00:41\.00/,
    )
    expect(diplomas[0]).not.toContain('Предварительный')
    const certificates = await pages('certificates.pdf?lang=en')
    expect(certificates).toHaveLength(5)
    expect(certificates[4]).toMatch(
      /Certificate of participation Maria Danilova .*50 m breaststroke result 00:45\.00/,
    )
    const codes = [...diplomas, ...certificates].map((page) => CODE.exec(page)?.[0])
    expect(new Set(codes).size).toBe(8)
    expect(codes.every((code) => code && readCheckCode(code))).toBe(true)
  })

  it('are the same bytes when they are printed again', async () => {
    const first = await read('diplomas.pdf', secretary)
    expect((await read('diplomas.pdf', secretary)).rawPayload.equals(first.rawPayload)).toBe(true)
  })

  it('are filtered by distance, gender, age group and swimmer; other values are refused', async () => {
    const rows = async (query: string) =>
      (await read(`diplomas.csv?${query}`, secretary)).payload.split('\r\n').slice(1).filter(Boolean)
    const swimmer = meet.swimmers[1]?.iwsaid
    expect(await rows(`iwsaid=${swimmer}`)).toEqual([expect.stringContaining('Belova')])
    expect(await rows(`distance=${params.distanceId}&gender=2&ageGroup=E1`)).toHaveLength(3)
    for (const nothing of ['gender=1', 'ageGroup=E9', 'distance=999999']) {
      expect(await rows(nothing)).toEqual([])
    }
    expect(await pages('diplomas.pdf?gender=1')).toEqual([expect.stringContaining('Призовых мест ещё нет')])
    const wrong = await read('diplomas.pdf?gender=3', secretary)
    expect(wrong.json().error.issues).toEqual([{ path: 'gender', reason: 'wrong_format' }])
  })

  it('of a swimmer are printed by its account, too', async () => {
    const own = meet.swimmers[3]?.iwsaid
    expect(await pages(`certificates.pdf?iwsaid=${own}`, meet.owner)).toHaveLength(1)
    const stranger = await world.account()
    expect((await read(`certificates.pdf?iwsaid=${own}`, stranger)).statusCode).toBe(403)
  })

  it('are listed with their codes as a spreadsheet', async () => {
    const csv = await read('diplomas.csv?lang=en', secretary)
    const [head, first] = csv.payload.split('\r\n')
    expect(head).toContain('Check code')
    expect(first).toMatch(/,1,Antonova .*,00:41\.00,.*,[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{5}$/)
  })

  it('are confirmed by their codes, without what visitors may not see', async () => {
    const [page = ''] = await pages('diplomas.pdf')
    const code = CODE.exec(page)?.[0] ?? ''
    const { kind, diploma } = await check(code.toLowerCase())
    expect(kind).toBe('diploma')
    expect(diploma).toMatchObject({
      ...{ diplomaKind: 'diploma', eventId: meet.event.id, distCode: '50BR', lastName: 'Antonova' },
      ...{ place: 1, time: '00:41.00', state: 'valid', reissuedAt: null },
    })
    expect(JSON.stringify(diploma)).not.toMatch(/dob|mail|1980/)
    const mistyped = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`
    expect((await refusal(check(mistyped))).body.reason).toBe('check_code_not_found')
  })

  it('are reported as corrected, or as annulled without an award; corrected sheets have their own codes', async () => {
    const before = await pages('diplomas.pdf')
    const codeOf = (name: string, from: readonly string[]) =>
      CODE.exec(from.find((page) => page.includes(name)) ?? '')?.[0] ?? ''
    const [first, third] = [codeOf('Antonova', before), codeOf('Volkova', before)]
    const correct = (...results: ReturnType<typeof finished>[]) =>
      administrator.client.results.record({ params, body: { results, changeReason: 'Протест' } })
    await correct(finished(entries[0], '00:41.50', 1), finished(entries[2], '00:46.00', 1))
    const after = await pages('diplomas.pdf')
    const corrected = codeOf('Antonova', after)
    expect(corrected).not.toBe(first)
    expect((await check(corrected)).diploma).toMatchObject({ time: '00:41.50', state: 'valid' })
    expect((await check(first)).diploma).toMatchObject({ time: '00:41.00', state: 'corrected' })
    expect((await check(third)).diploma).toMatchObject({ place: 3, state: 'annulled' })
    expect(codeOf('Belova', after)).toBe(codeOf('Belova', before))
    await correct(finished(entries[0], '00:41.00', 2))
    expect(codeOf('Antonova', await pages('diplomas.pdf'))).toBe(first)
    expect((await check(first)).diploma).toMatchObject({ state: 'valid' })
    await correct(finished(entries[0], '00:41.50', 3))
  })

  it('are printed without a write: their codes are stored as the results become official', async () => {
    const issued = () => world.db.selectFrom('issued_diploma').selectAll().orderBy('code').execute()
    const before = await issued()
    const kinds = Map.groupBy(before, ({ kind }) => kind)
    // Both times of the first; the fourth and the fifth moved up, the third down; the second has the same place and time.
    expect([kinds.get('diploma')?.length, kinds.get('certificate')?.length]).toEqual([5, 9])
    for (const file of ['diplomas.pdf', 'certificates.csv']) await read(file, secretary)
    expect(await issued()).toEqual(before)
  })

  it('have both languages beside each other where the event prints both', async () => {
    const { events } = administrator.client
    const id = { params: { id: meet.event.id } }
    const usual = await events.printSettings(id)
    await events.updatePrintSettings({ ...id, body: { ...usual, language: 'both' } })
    const all = await pages('diplomas.pdf')
    expect(all).toHaveLength(3)
    expect(all[0]).toMatch(/Диплом \/ Diploma/)
    expect(all[0]).toMatch(/50 м брасс.* \/ 50 m breaststroke.* результат 00:41\.50 \/ result 00:41\.50/)
    // What is the same in both languages is printed once.
    expect(all[0]?.match(/polynya\.test\/check/g)).toHaveLength(1)
    await events.updatePrintSettings({ ...id, body: usual })
  })

  it('have the texts of their template, filled in, on its page', async () => {
    const { events } = administrator.client
    const items = [
      { text: 'Победа: {name}\nКоманда {team}', textEn: 'Victory: {name}', ...TEXT },
      { text: 'Слово '.repeat(60), textEn: null, ...TEXT, y: 80 },
    ]
    const { version } = await templateOf()
    const body = { sheetSize: 'A5' as const, isLandscape: true, items }
    const stored = await events.updateDiplomaTemplate({ params: ofDiploma(), body }, { ifMatch: version })
    expect(stored).toMatchObject({ isDefault: false, version: version + 1, items })
    const stale = events.updateDiplomaTemplate({ params: ofDiploma(), body }, { ifMatch: version })
    expect((await refusal(stale)).body.reason).toBe('stale')
    const bytes = (await read('diplomas.pdf', secretary)).rawPayload
    const [page = ''] = await pagesOf(bytes)
    expect(page).toContain('Победа: Maria Antonova')
    expect(page).not.toContain('Команда')
    expect(page.match(/Слово/g)).toHaveLength(60)
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const [, , width = 0, height = 0] = (await pdf.getPage(1)).view
    expect([Math.round(width), Math.round(height)]).toEqual([595, 420])
    expect((await pages('diplomas.pdf?lang=en'))[0]).toContain('Victory: Maria Antonova')
  })

  it('are copied with their event, without its background', async () => {
    const superAdministrator = await world.account(['superAdmin'])
    const { events } = superAdministrator.client
    const copy = await events.duplicate({ params: { id: meet.event.id }, body: { startDate: '2027-02-20' } })
    const { templates } = await events.diplomaTemplates({ params: { id: copy.id } })
    expect(templates[0]).toMatchObject({ isDefault: false, version: 1, sheetSize: 'A5', background: null })
    expect(templates[1]).toMatchObject({ isDefault: true, version: 0 })
  })

  it('refuse templates with unknown fields or items outside of the sheet, naming them', async () => {
    const items = [
      { text: '{naem}', textEn: null, ...TEXT },
      { text: '{name}', textEn: null, ...TEXT, x: 190 },
    ]
    const body = { sheetSize: 'A4' as const, isLandscape: false, items }
    const refused = await refusal(
      administrator.client.events.updateDiplomaTemplate({ params: ofDiploma(), body }),
    )
    expect(refused.body.issues).toEqual([
      { path: 'items.0.text', reason: 'diploma_field_unknown' },
      { path: 'items.1.x', reason: 'diploma_off_sheet' },
    ])
  })

  it('have the background of the event once in the file, until the template is reset', async () => {
    const { events } = administrator.client
    const upload = (file: File) => events.uploadDiplomaBackground({ params: ofDiploma(), body: { file } })
    const before = (await read('diplomas.pdf', secretary)).rawPayload.length
    const picture = await aJpg({ width: 600, height: 900 })
    await upload(aFile('first.png', await aPng({ width: 30, height: 40 })))
    const { background } = await upload(aFile('фон.jpg', picture))
    expect(background).toMatch(/^\/files\/\w+\.jpg$/)
    expect((await world.app.inject(background ?? '')).headers['content-type']).toBe('image/jpeg')
    const files = await world.db.selectFrom('stored_file').where('kind', '=', 'diploma').selectAll().execute()
    expect(files).toHaveLength(1)
    const { rawPayload } = await read('diplomas.pdf', secretary)
    const added = rawPayload.length - before
    expect(added).toBeGreaterThan(0)
    expect(added).toBeLessThan(2 * (files[0]?.size ?? 0) + 5000)

    const reason = async (file: File) => (await refusal(upload(file))).body.reason
    expect(await reason(aFile('a.jpg', 'no picture'))).toBe('file_type_wrong')
    expect(await reason(aFile('a.jpg', paddedTo(3_000_001, picture)))).toBe('file_too_large')
    expect(await reason(aFile('a.png', (await aPng({ width: 30, height: 40 })).subarray(0, 60)))).toBe(
      'picture_unreadable',
    )

    const reset = await events.resetDiplomaTemplate({ params: ofDiploma() })
    expect(reset).toMatchObject({ isDefault: true, background: null })
    expect((await world.app.inject(background ?? '')).statusCode).toBe(404)
  })

  it('offer examples of real documents for the preview, and an invented winner', async () => {
    const { samples } = await administrator.client.events.diplomaSamples({ params: ofDiploma() })
    expect(samples[0]).toMatchObject({ entryId: entries[0], ru: { place: '1', time: '00:41.50' } })
    expect(samples.at(-1)).toMatchObject({ entryId: null, en: { name: 'Zakharova Olga' } })
    const refused = secretary.client.events.diplomaSamples({ params: ofDiploma() })
    expect((await refusal(refused)).body.reason).toBe('no_access')
  })
})
