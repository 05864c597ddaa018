/** Every value of the data that has a name, in both languages: a person reads words, not codes. */

import type { Order } from '@polynya/contract'
import { RIGHT_NAMES, TOKEN_SCOPES } from '@polynya/contract/routes'
import {
  ENTRY_STATES,
  ORDER_STATUSES,
  PAYMENT_STATES,
  RECEIPT_STATES,
  REFUND_CAUSES,
  REFUND_STATES,
  REFUND_TARGETS,
} from '@polynya/domain'
import { catalogues, translate } from '@polynya/i18n/catalogues'
import { describe, expect, it } from 'vitest'
import { rightText } from '../commands/accounts/rights-text.ts'
import { orderColumns } from '../commands/orders/order-table.ts'
import { orderItem } from '../commands/orders/show.ts'
import { plan, type Step } from '../context/dry-run.ts'
import type { Item } from '../context/result.ts'

const ENTRY = { id: 21, distCode: '50BR', state: 'held' }
const SWIMMER = { iwsaid: 'ANNA000001', lastName: 'Petrova', firstName: 'Anna', nativeLastName: 'Петрова' }
const ORDER = {
  id: 11,
  eventName: 'Кубок Тюмени',
  eventNameEn: 'Tyumen Cup',
  eventTimeZone: 'Asia/Yekaterinburg',
  userEmail: 'anna@swim.example',
  orderCurrency: 'RUB',
  total: 1500,
  paidAt: null,
  holdUntil: null,
  createdAt: '2026-11-20T07:00:00Z',
  status: 'draft',
  paymentStatus: 'none',
  receiptStatus: 'none',
  swimmers: [],
  orderContent: [],
  refunds: [],
}

/** Orders that have each value of each code between them. */
const orders = (): Order[] =>
  [
    ...ORDER_STATUSES.map((status) => ({ ...ORDER, status })),
    ...['none', ...PAYMENT_STATES.filter((state) => state !== 'created')].map((paymentStatus) => ({
      ...ORDER,
      paymentStatus,
    })),
    ...RECEIPT_STATES.map((receiptStatus) => ({ ...ORDER, receiptStatus })),
    ...ENTRY_STATES.map((state) => ({
      ...ORDER,
      orderContent: [{ swimmer: SWIMMER, entries: [{ ...ENTRY, state }] }],
    })),
    ...REFUND_CAUSES.flatMap((cause) =>
      REFUND_STATES.flatMap((status) =>
        REFUND_TARGETS.map((target) => ({
          ...ORDER,
          refunds: [{ amount: 1, currency: 'RUB', target, cause, status }],
        })),
      ),
    ),
  ] as unknown as Order[]

const textOf = ({ shown }: Item) => shown.flat().join('\n')

/** `part_refunded`, `accountsRead`: no word of a sentence. */
const CODE = /\b[a-z]+(?:_[a-z]+|[A-Z][A-Za-z]*)\b/

describe.each(['ru', 'en'] as const)('values in %s', (language) => {
  const t = translate(language, { strict: true })
  const context = { t, language }

  it.each(orders())('of an order are words ($status, $paymentStatus, $receiptStatus)', (order) => {
    const cells = orderColumns(context).map(({ of, shown }) => (shown ?? of)({ ...order, swimmers: [] }))
    const text = `${textOf(orderItem(order, context))}\n${cells.join('\n')}`
    expect(text).not.toMatch(CODE)
    expect(text).toContain(language === 'ru' ? '2026-11-20 12:00 МСК+2' : '2026-11-20 12:00 UTC+5')
  })

  it('of actions, states, scopes and rights are words', () => {
    const { actions, taskStates, scopes, tokenStores } = catalogues[language].cli
    const steps = Object.keys(actions).map((action) => ({ action, what: '' })) as Step[]
    const texts = [
      textOf(plan(context, steps)),
      ...Object.values(taskStates),
      ...Object.values(scopes),
      ...Object.values(tokenStores),
      ...RIGHT_NAMES.map((right) => rightText(right, context)),
    ]
    expect(texts.join('\n')).not.toMatch(CODE)
    expect(Object.keys(scopes)).toEqual([...TOKEN_SCOPES])
  })
})
