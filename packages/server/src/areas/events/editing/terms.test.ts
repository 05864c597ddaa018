import type { Event, EventUpdate } from '@polynya/contract'
import { DEFAULT_ENTRY_RULES } from '@polynya/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../../testing/test-app.ts'
import { confirmedSwimmer } from '../../swimmers/testing/confirmed-swimmer.ts'
import { anEntry } from '../testing/an-entry.ts'
import { A_DISTANCE, AN_OFFER, aDraft } from '../testing/an-event.ts'

const RULES = DEFAULT_ENTRY_RULES as Event['entryRules']
const FEES = { byCount: [1500, 2500], lateFrom: null, late: 300, onSpot: null }
const SANDBOX = { paymentGateway: 'sandbox', currency: 'RUB', conversionRate: 1 } as const

describe('the terms of an event', () => {
  let world: TestApp
  let superAdmin: TestAccount
  let event: Event

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())
  beforeEach(async () => {
    event = await aDraft(superAdmin.client, {
      programData: [{ ...AN_OFFER, fees: FEES, children: [A_DISTANCE, { ...A_DISTANCE, distCode: '50FR' }] }],
    })
  })

  const update = (body: EventUpdate) => superAdmin.client.events.update({ params: { id: event.id }, body })
  const issues = async (body: EventUpdate) => (await refusal(update(body))).body.issues
  const offer = () => {
    const [first] = event.programData
    if (!first) throw new Error('The event has no programme')
    return first
  }

  it('are stored as given', async () => {
    const terms = {
      discounts: [{ kind: 'region', percent: 20, region: 'RU-TYU' }],
      refundRule: [
        { until: '2026-01-31', percent: 100 },
        { until: '2026-02-15', percent: 50 },
      ],
      paymentSchema: [
        { userCountry: 'RU', paymentOptions: SANDBOX },
        { userCountry: '*', paymentOptions: { ...SANDBOX, currency: 'EUR', conversionRate: 0.01 } },
      ],
      entryRules: { ...RULES, waitingUntil: '2026-02-16T00:00:00+05:00' },
      seminarDate: '2026-02-21',
    } satisfies EventUpdate
    expect(await update(terms)).toMatchObject(terms)
    expect(await update({ programData: [{ ...offer(), fees: undefined as never }] })).toMatchObject({
      programData: [{ fees: FEES }],
    })
  })

  it.each<[EventUpdate, string, string]>([
    [
      {
        paymentSchema: [
          {
            userCountry: 'KZ',
            paymentOptions: { ...SANDBOX, currency: 'KZT', conversionRate: 5.123_456_789 },
          },
        ],
      },
      'paymentSchema.0.paymentOptions.conversionRate',
      'wrong_format',
    ],
    [
      { discounts: [{ kind: 'region', percent: 5, region: 'RU-XXX' }] },
      'discounts.0.region',
      'region_unknown',
    ],
    [
      { discounts: [{ kind: 'early', percent: 5, until: '2026-02-16' }] },
      'discounts.0.until',
      'after_registration_end',
    ],
    [{ refundRule: [{ until: '2026-02-16', percent: 5 }] }, 'refundRule.0.until', 'after_registration_end'],
    [
      { paymentSchema: [{ userCountry: 'RU', paymentOptions: { ...SANDBOX, paymentGateway: 'yookassa' } }] },
      'paymentSchema.0.paymentOptions.paymentGateway',
      'gateway_unknown',
    ],
    [
      { paymentSchema: [{ userCountry: 'XX', paymentOptions: SANDBOX }] },
      'paymentSchema.0.userCountry',
      'country_unknown',
    ],
    [
      { paymentSchema: [{ userCountry: '*', paymentOptions: { ...SANDBOX, currency: 'ABC' } }] },
      'paymentSchema.0.paymentOptions.currency',
      'not_allowed',
    ],
    [
      { entryRules: { ...RULES, waitingUntil: '2026-02-14T00:00:00Z' } },
      'entryRules.waitingUntil',
      'before_registration_end',
    ],
    [{ seminarDate: '1812-09-07' }, 'seminarDate', 'not_a_date'],
  ])(
    'are refused where they contradict the event or name what there is not: %j',
    async (body, path, reason) => {
      expect(await issues(body)).toEqual([{ path, reason }])
    },
  )

  it('refuse fees that fall, by the field that falls', async () => {
    const programData = [{ ...offer(), fees: { ...FEES, byCount: [1500, 1400] } }]
    expect(await issues({ programData })).toEqual([
      { path: 'programData.0.fees.byCount.1', reason: 'fee_falls' },
    ])
  })

  describe('once a swimmer has entered', () => {
    beforeEach(async () => {
      const owner = await world.account()
      const { id: swimmerId } = await confirmedSwimmer(owner, {
        lastName: `Ivanova${'a'.repeat(owner.id % 20)}`,
      })
      await anEntry(world, { event, account: owner, swimmerId })
    })

    it('neither the distance nor its offer can be taken away', async () => {
      const [, free] = offer().children
      expect(await issues({ programData: [] })).toEqual([{ path: 'programData', reason: 'has_entries' }])
      expect(await issues({ programData: [{ ...offer(), children: free ? [free] : [] }] })).toEqual([
        { path: 'programData.0.name', reason: 'has_entries' },
      ])
      const [entered] = offer().children
      const updated = await update({ programData: [{ ...offer(), children: entered ? [entered] : [] }] })
      expect(updated.programData[0]?.children).toHaveLength(1)
    })

    it('the distance stays what it is, and the price stays in its currency', async () => {
      const [entered, free] = offer().children
      if (!entered || !free) throw new Error('The event has no distances')
      const children = [{ ...entered, distCode: '100FR', gender: 1 as const }, free]
      expect(
        await issues({ programData: [{ ...offer(), children }], currency: 'EUR', freeEvent: true }),
      ).toEqual([
        { path: 'currency', reason: 'has_entries' },
        { path: 'freeEvent', reason: 'has_entries' },
        { path: 'programData.0.children.0.distCode', reason: 'has_entries' },
        { path: 'programData.0.children.0.gender', reason: 'has_entries' },
      ])
    })

    it('the event stays', async () => {
      const refused = await refusal(superAdmin.client.events.remove({ params: { id: event.id } }))
      expect([refused.status, refused.body.reason]).toEqual([409, 'event_has_entries'])
    })
  })
})
