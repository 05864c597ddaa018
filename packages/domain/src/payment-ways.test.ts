import { describe, expect, it } from 'vitest'
import { lacksWayToPay, type PaidEvent } from './payment-ways.ts'

const FEES = { byCount: [1500, 2500], late: 0, onSpot: null }
const by = (paymentGateway: string) => ({ paymentOptions: { paymentGateway } })
const event = (change: Partial<PaidEvent> = {}): PaidEvent => ({
  freeEvent: false,
  programData: [{ fees: null }, { fees: FEES }],
  paymentSchema: [],
  ...change,
})

describe('lacksWayToPay', () => {
  it.each([
    ['fees without any gateway', event(), [], true],
    ['fees and a gateway', event(), ['sandbox'], false],
    [
      'a schema that names an available gateway',
      event({ paymentSchema: [by('yookassa')] }),
      ['yookassa'],
      false,
    ],
    ['a schema that names another one', event({ paymentSchema: [by('sandbox')] }), ['yookassa'], true],
    [
      'one available gateway of two',
      event({ paymentSchema: [by('sandbox'), by('yookassa')] }),
      ['yookassa'],
      false,
    ],
    ['a free event', event({ freeEvent: true }), [], false],
    ['no fees', event({ programData: [{ fees: { ...FEES, byCount: [0] } }] }), [], false],
    ['a late fee alone', event({ programData: [{ fees: { ...FEES, byCount: [0], late: 500 } }] }), [], true],
  ] as const)('judges %s', (_, given, gateways, expected) => {
    expect(lacksWayToPay(given, gateways)).toBe(expected)
  })
})
