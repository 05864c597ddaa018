import type { Gateway, Gateways } from './gateway.ts'

/** The methods that send a request. */
const REQUESTS = ['create', 'get', 'capture', 'cancel', 'refund', 'getRefund', 'receiptOf'] as const

export interface GatewayRequest {
  readonly gateway: string
  readonly operation: (typeof REQUESTS)[number]
}

/** Sends a request, and may do something before and after. */
export type ObserveGateway = (request: GatewayRequest, send: () => Promise<unknown>) => Promise<unknown>

/** Returns gateways whose requests are sent by an observer. */
export function observedGateways(gateways: Gateways, observe: ObserveGateway): Gateways {
  return Object.fromEntries(
    Object.entries(gateways).map(([name, gateway]) => [name, observedGateway(gateway, observe)]),
  )
}

function observedGateway(gateway: Gateway, observe: ObserveGateway): Gateway {
  const requests = REQUESTS.map((operation) => {
    const send = gateway[operation] as (input: unknown) => Promise<unknown>
    const observed = (input: unknown) =>
      observe({ gateway: gateway.name, operation }, () => send.call(gateway, input))
    return [operation, observed]
  })
  return { ...gateway, ...Object.fromEntries(requests) }
}
