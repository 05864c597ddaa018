import { GatewayError } from '../payments/gateway.ts'
import type { ObserveGateway } from '../payments/observed-gateways.ts'
import type { GatewayFailure } from './metrics.ts'

/** Returns an observer that reports each failed request. */
export const countingFailures =
  (count: (failure: GatewayFailure) => void): ObserveGateway =>
  (request, send) =>
    send().catch((problem: unknown) => {
      const outcome = problem instanceof GatewayError ? problem.outcome : 'unknown'
      count({ ...request, outcome })
      throw problem
    })
