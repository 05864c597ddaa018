import type { EventExport, EventImport } from '@polynya/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { A_DISTANCE, AN_OFFER, aPublicEvent, COMPLETE } from './testing/an-event.ts'

const FILE = {
  format: 'polynya-event',
  version: 1,
  event: {
    name: 'Кубок Онеги',
    region: 'RU-KR',
    programData: [
      {
        ...AN_OFFER,
        children: [
          { ...A_DISTANCE, id: 70 },
          { ...A_DISTANCE, distCode: '50BR', id: 71 },
        ],
      },
    ],
  },
  descriptions: [{ lang: 'ru', html: '<p>Добро пожаловать</p>' }],
  sessions: [{ number: 1, name: 'Утро', distanceOrder: [71, 70] }],
} satisfies EventImport

/** A certificate with one text. */
const TEMPLATE = {
  ...{ diplomaKind: 'certificate', sheetSize: 'A5', isLandscape: true },
  items: [
    {
      ...{ kind: 'text', text: '{{name}}', textEn: null, x: 10, y: 20, width: 100, size: 24 },
      ...{ align: 'center', isBold: true, colour: '#003366' },
    },
  ],
} satisfies NonNullable<EventImport['diplomaTemplates']>[number]

const COUPON = { code: 'CLUB10', kind: 'percent', maxUses: null, oncePerAccount: false } as const

describe('events.importEvent', () => {
  let world: TestApp
  let superAdmin: TestAccount

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())

  const send = (body: EventImport, { client } = superAdmin) => client.events.importEvent({ body })
  const fileOf = (id: number) => superAdmin.client.events.exportEvent({ params: { id } })
  const countEvents = async () => (await world.db.selectFrom('event').select('id').execute()).length

  it('makes an unpublished event with its sessions, whose order names the new distances', async () => {
    const event = await send(FILE)
    expect(event).toMatchObject({
      name: 'Кубок Онеги',
      public: false,
      version: 1,
      descriptionHTML: FILE.descriptions,
      programData: [{ children: [{ distCode: '25FR' }, { distCode: '50BR' }] }],
    })
    const ids = event.programData[0]?.children.map(({ id }) => id) ?? []
    const { sessions } = await superAdmin.client.events.sessions({ params: { id: event.id } })
    expect(sessions).toMatchObject([{ number: 1, name: 'Утро', distanceOrder: ids.toReversed() }])
    const audit = world.db.selectFrom('audit').where('object_id', '=', String(event.id)).selectAll()
    expect(await audit.execute()).toMatchObject([
      { action: 'events.importEvent', after: { name: 'Кубок Онеги', region: 'RU-KR' } },
    ])
  })

  it('ignores where a file is from and its archive, so that an export can be sent back as it is', async () => {
    const { id } = await aPublicEvent(superAdmin.client)
    const file: EventExport = await superAdmin.client.events.exportEvent({
      params: { id },
      query: { archive: 'true' },
    })
    const copy = await send(file)
    expect([copy.name, copy.public, copy.id === id]).toEqual([COMPLETE.name, false, false])
  })

  it('links the officials that this installation knows, and keeps the names of the others', async () => {
    const official = { role: 'chiefJudge', category: null, nameEn: null } as const
    const officials = [
      { ...official, name: 'Свой Судья', iwsaid: null, email: superAdmin.email },
      { ...official, name: 'Чужой Судья', iwsaid: 'NOBO000001', email: 'nobody@elsewhere.example' },
    ]
    const { id } = await send({ ...FILE, sessions: [{ number: 1, officials }] })
    expect((await fileOf(id)).sessions[0]?.officials).toMatchObject([
      { name: 'Свой Судья', email: superAdmin.email },
      { name: 'Чужой Судья', iwsaid: null, email: null },
    ])
  })

  it('takes over the templates of diplomas, which administrators alone export', async () => {
    const { id } = await send({ ...FILE, diplomaTemplates: [TEMPLATE] })
    const { templates } = await superAdmin.client.events.diplomaTemplates({ params: { id } })
    expect(templates.map(({ diplomaKind, isDefault }) => [diplomaKind, isDefault])).toContainEqual([
      'certificate',
      false,
    ])
    const file = await fileOf(id)
    expect(file.diplomaTemplates).toEqual([TEMPLATE])
    const copy = await send(file)
    expect((await fileOf(copy.id)).diplomaTemplates).toEqual([TEMPLATE])
    const unchanged = await aPublicEvent(superAdmin.client)
    expect((await fileOf(unchanged.id)).diplomaTemplates).toEqual([])
    const seen = await world.visitor.events.exportEvent({ params: { id: unchanged.id } })
    expect(seen.diplomaTemplates).toBeUndefined()
  })

  it('makes one event of a repeated request', async () => {
    const options = { key: crypto.randomUUID() }
    const first = await superAdmin.client.events.importEvent({ body: FILE }, options)
    const again = await superAdmin.client.events.importEvent({ body: FILE }, options)
    expect(again.id).toBe(first.id)
  })

  describe('names what is wrong by its path in the file', () => {
    let before = 0
    beforeEach(async () => {
      before = await countEvents()
    })

    const [offer] = FILE.event.programData
    const programme = (children: NonNullable<typeof offer>['children']): EventImport => ({
      ...FILE,
      sessions: [],
      event: { ...FILE.event, programData: [{ ...AN_OFFER, children }] },
    })
    const distance = { ...A_DISTANCE, id: 70 }

    it.each<[string, EventImport, string, string]>([
      ['a newer format', { ...FILE, version: 2 }, 'version', 'format_newer'],
      ['a region', { ...FILE, event: { ...FILE.event, region: 'XX-YYY' } }, 'event.region', 'region_unknown'],
      [
        'dates',
        { ...FILE, event: { ...FILE.event, startDate: '2026-02-22', endDate: '2026-02-21' } },
        'event.endDate',
        'end_before_start',
      ],
      [
        'repeated distances',
        programme([distance, { ...distance, distCode: '50BR' }]),
        'event.programData.0.children.1.id',
        'repeated',
      ],
      [
        'an order of foreign distances',
        { ...FILE, sessions: [{ number: 1, distanceOrder: [70, 99] }] },
        'sessions.0.distanceOrder.1',
        'not_allowed',
      ],
      [
        'repeated sessions',
        { ...FILE, sessions: [{ number: 1 }, { number: 1 }] },
        'sessions.1.number',
        'repeated',
      ],
      [
        'repeated templates of diplomas',
        { ...FILE, diplomaTemplates: [TEMPLATE, TEMPLATE] },
        'diplomaTemplates.1.diplomaKind',
        'repeated',
      ],
      [
        'texts of diplomas',
        { ...FILE, diplomaTemplates: [{ ...TEMPLATE, items: [{ kind: 'qr', x: 205, y: 20, width: 30 }] }] },
        'diplomaTemplates.0.items.0.x',
        'diploma_off_sheet',
      ],
      [
        'rules of start lists',
        { ...FILE, sessions: [{ number: 1, listRules: { lanes: { first: 1, last: 1 } } }] },
        'sessions.0.listRules.lanes.last',
        'lanes_reversed',
      ],
      [
        'descriptions',
        { ...FILE, descriptions: [{ lang: 'ru', html: '<script>x</script>' }] },
        'descriptions.0.html',
        'required',
      ],
      [
        'repeated languages',
        { ...FILE, descriptions: [...FILE.descriptions, ...FILE.descriptions] },
        'descriptions.1.lang',
        'repeated',
      ],
      [
        'a percentage',
        { ...FILE, coupons: [{ ...COUPON, value: 120, from: null, until: null }] },
        'coupons.0.value',
        'too_large',
      ],
      [
        'repeated codes of coupons, after everything else was inserted',
        {
          ...FILE,
          coupons: [
            { ...COUPON, value: 10, from: null, until: null },
            { ...COUPON, code: 'club10', value: 20, from: null, until: null },
          ],
        },
        'coupons.1.code',
        'repeated',
      ],
    ])('of %s, and imports nothing', async (_, body, path, reason) => {
      const { status, body: error } = await refusal(send(body))
      expect([status, error.reason]).toEqual([400, 'invalid_input'])
      expect(error.issues).toContainEqual(expect.objectContaining({ path, reason }))
      expect(await countEvents()).toBe(before)
    })
  })

  it('is for super administrators of the region', async () => {
    const foreign = await world.account([{ right: 'superAdmin', region: 'RU-SVE' }])
    const outcomes = [
      await refusal(world.visitor.events.importEvent({ body: FILE })),
      await refusal(send(FILE, await world.account(['admin']))),
      await refusal(send(FILE, foreign)),
    ]
    expect(outcomes.map(({ body }) => body.reason)).toEqual(['sign_in_required', 'no_access', 'no_access'])
    expect(await send(FILE, await world.account([{ right: 'superAdmin', region: 'RU-KR' }]))).toBeDefined()
  })
})
