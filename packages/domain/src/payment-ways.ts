/**
 * Whether an event that costs something has a way to pay, with the gateways that an installation has.
 * See docs/rules.md#orders.
 */

interface Fees {
  readonly byCount: readonly number[]
  readonly late: number
  readonly onSpot: number | null
}

/** What of an event decides it. */
export interface PaidEvent {
  readonly freeEvent: boolean
  readonly programData: readonly { readonly fees: Fees | null }[]
  readonly paymentSchema: readonly { readonly paymentOptions: { readonly paymentGateway: string } }[]
}

const isCharged = (fees: Fees | null): boolean =>
  [...(fees?.byCount ?? []), fees?.late ?? 0, fees?.onSpot ?? 0].some((amount) => amount > 0)

/**
 * Returns whether an event charges fees that cannot be paid online: none of the gateways of its payment schema is
 * available, or it has no schema and there is no gateway at all.
 * @param gateways the gateways that take new payments
 */
export function lacksWayToPay(event: PaidEvent, gateways: readonly string[]): boolean {
  const { freeEvent, programData, paymentSchema } = event
  if (freeEvent || !programData.some(({ fees }) => isCharged(fees))) return false
  if (paymentSchema.length === 0) return gateways.length === 0
  return !paymentSchema.some(({ paymentOptions }) => gateways.includes(paymentOptions.paymentGateway))
}
