import { type Endpoint, scopesOf, type TokenScope, v1 } from '@polynya/contract'

/** The scopes that allow a call such as `orders.get`; none of one that the contract does not have. */
export function scopesOfCall(id: string): readonly TokenScope[] {
  const [group = '', name = ''] = id.split('.')
  const endpoint = (v1 as Readonly<Record<string, Readonly<Record<string, Endpoint>>>>)[group]?.[name]
  return endpoint ? scopesOf(group, endpoint) : []
}
