/** YooKassa by its documented API: https://yookassa.ru/developers/api. */

import { BlockList, isIP } from 'node:net'
import type { YookassaConfig } from '../config.ts'
import { type Gateway, GatewayError, type GatewayPayment, type HeldPayment } from './gateway.ts'
import { yookassaApi } from './yookassa-api.ts'
import {
  newPaymentBody,
  newRefundBody,
  noticeOf,
  PaymentObject,
  paymentOf,
  ReceiptList,
  RefundObject,
  refundOf,
} from './yookassa-objects.ts'

/** The networks that YooKassa names as the senders of its notifications, which carry no signature. */
const SENDERS = [
  '185.71.76.0/27',
  '185.71.77.0/27',
  '77.75.153.0/25',
  '77.75.156.11',
  '77.75.156.35',
  '77.75.154.128/25',
  '2a02:5180::/32',
]

/** @param options.timeoutMs how long an answer is waited for */
export function yookassa(account: YookassaConfig, options: { readonly timeoutMs?: number } = {}): Gateway {
  const api = yookassaApi(account, options.timeoutMs)

  /** What another shop took is not ours, whatever its metadata says. */
  function ownPayment(object: PaymentObject): GatewayPayment {
    if (object.recipient.account_id !== account.shopId) throw new GatewayError('refused', 'foreign_shop')
    return paymentOf(object)
  }

  const decide = async ({ key, externalId }: HeldPayment, decision: 'capture' | 'cancel') =>
    ownPayment(
      await api.post(`${pathOf('payments', externalId)}/${decision}`, { key, body: {} }, PaymentObject),
    )

  return {
    name: 'yookassa',
    async create(payment) {
      const body = newPaymentBody(payment, account.vatCode)
      return ownPayment(await api.post('/payments', { key: payment.key, body }, PaymentObject))
    },
    get: async (externalId) => ownPayment(await api.get(pathOf('payments', externalId), PaymentObject)),
    capture: (payment) => decide(payment, 'capture'),
    cancel: (payment) => decide(payment, 'cancel'),
    async refund(refund) {
      const body = newRefundBody(refund, account.vatCode)
      return refundOf(await api.post('/refunds', { key: refund.key, body }, RefundObject))
    },
    getRefund: async (externalId) => refundOf(await api.get(pathOf('refunds', externalId), RefundObject)),
    async receiptOf(externalId) {
      const query = new URLSearchParams({ payment_id: externalId })
      const { items } = await api.get(`/receipts?${query}`, ReceiptList)
      const receipt = items.find(({ type }) => type === 'payment')
      return { receiptId: receipt?.id ?? null, receiptStatus: receipt?.status ?? 'none' }
    },
    isSentFrom: sendersOf(account.senders ?? SENDERS),
    readNotice: noticeOf,
  }
}

const pathOf = (kind: 'payments' | 'refunds', externalId: string) =>
  `/${kind}/${encodeURIComponent(externalId)}`

/** Whether an address is in one of the networks; `*` is every one. */
function sendersOf(networks: readonly string[]): Gateway['isSentFrom'] {
  const list = new BlockList()
  for (const network of networks.filter((each) => each !== '*')) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (ipAddress) =>
    networks.includes('*') || list.check(ipAddress, isIP(ipAddress) === 6 ? 'ipv6' : 'ipv4')
}
