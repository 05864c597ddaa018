import { type Endpoint, reasonsOf } from '../endpoint.ts'
import { REASONS, type Reason } from '../reasons.ts'
import type { Json } from './schemas.ts'

/** A call's reasons by status; each set of reasons is one response of the document, named by them. */
export function reasonsByStatus(endpoint: Endpoint): Map<number, Reason[]> {
  const byStatus = new Map<number, Reason[]>()
  for (const reason of new Set(reasonsOf(endpoint))) {
    const { status } = REASONS[reason]
    byStatus.set(status, [...(byStatus.get(status) ?? []), reason])
  }
  return new Map([...byStatus].sort(([a], [b]) => a - b))
}

export const responseName = (reasons: readonly Reason[]) => reasons.join('.')

/** Statuses of failures that pass. */
const WITH_RETRY_AFTER: readonly number[] = [429, 503]

/** Every failing response that some call can give. */
export function errorResponses(endpoints: readonly Endpoint[]): Json {
  const responses: Json = {}
  for (const endpoint of endpoints) {
    for (const [status, reasons] of reasonsByStatus(endpoint)) {
      responses[responseName(reasons)] = {
        description: reasons.join(', '),
        ...(WITH_RETRY_AFTER.includes(status) && {
          headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds' } },
        }),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      }
    }
  }
  return responses
}
