import { type Gateway, GatewayError, type Gateways } from '../payments/gateway.ts'
import type { GatewayFailure } from './metrics.ts'

/** The methods that send a request. */
const REQUESTS = ['create', 'get', 'capture', 'cancel', 'refund', 'getRefund', 'receiptOf'] as const

/** Returns gateways that report each failed request. */
export function countedGateways(gateways: Gateways, count: (failure: GatewayFailure) => void): Gateways {
  return Object.fromEntries(
    Object.entries(gateways).map(([name, gateway]) => [name, countedGateway(gateway, count)]),
  )
}

function countedGateway(gateway: Gateway, count: (failure: GatewayFailure) => void): Gateway {
  const requests = REQUESTS.map((operation) => {
    const send = gateway[operation] as (input: unknown) => Promise<unknown>
    const counted = (input: unknown) =>
      send.call(gateway, input).catch((problem: unknown) => {
        const outcome = problem instanceof GatewayError ? problem.outcome : 'unknown'
        count({ gateway: gateway.name, operation, outcome })
        throw problem
      })
    return [operation, counted]
  })
  return { ...gateway, ...Object.fromEntries(requests) }
}
