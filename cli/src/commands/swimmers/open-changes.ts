import type { ChangeRequest } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import { take } from '../../calls/take.ts'
import { fail } from '../../failures/refusal.ts'
import { changeText } from './change-text.ts'

/** Reads the requests that can be decided; returns what one is by its ID, and fails as its decision would. */
export async function openChanges(
  { swimmers }: Client,
  { outOfSync }: { readonly outOfSync: boolean },
): Promise<(id: number) => string> {
  const open = new Map<number, ChangeRequest>()
  for await (const request of take<ChangeRequest>(swimmers.changes.items({ query: { limit: 100 } })))
    open.set(request.id, request)
  return (id) => {
    const request = open.get(id)
    if (!request) return fail('change_request_not_found')
    if (request.outOfSync && !outOfSync) fail('change_out_of_sync')
    return `${id}: ${request.iwsaid}, ${changeText(request)}`
  }
}
