import type { CallOptions, V1 } from '@polynya/contract'
import type { Route } from '@polynya/contract/routes'
import { caller } from './call.ts'
import type { ClientOptions } from './client-options.ts'
import type { ClientOf, WithResponse } from './client-shape.ts'
import { itemsOf, pagesOf } from './pages.ts'
import type { Request } from './request.ts'
import { sessionWith } from './session.ts'
import { settingsOf } from './settings.ts'

/** Prepares the check of an answer while the server works on the call. */
export type Checking = (group: string, name: string) => Check

/** Fails with an `ApiError` if an answer does not fit the contract. */
type Check = (answer: WithResponse<unknown>) => Promise<void> | void

export const unchecked: Checking = () => () => undefined

/** Routes by group and name. */
type RouteTable = Readonly<Record<string, Readonly<Record<string, Route>>>>

/** A client with a method for every route of a table. */
export function clientOf<Group extends keyof V1>(
  table: RouteTable & Readonly<Record<Group, unknown>>,
  options: ClientOptions,
  checking: Checking,
): ClientOf<Group> {
  const settings = settingsOf(options)
  const { session, renew } = sessionWith(settings)
  const perform = caller(settings, renew)

  function method(group: string, name: string, route: Route) {
    const withResponse = async (call: Request['call'] = {}, options: CallOptions = {}) => {
      const check = checking(group, name)
      const answer = await perform({ id: `${group}.${name}`, route, call, options })
      await check(answer)
      return answer
    }
    const plain = async (call?: Request['call'], options?: CallOptions) =>
      (await withResponse(call, options)).data
    const { paging } = route
    if (!paging) return Object.assign(plain, { withResponse })
    const pages = (call: Request['call'] = {}, options?: CallOptions) =>
      pagesOf((each) => plain(each, options), call, paging)
    const items = (call?: Request['call'], options?: CallOptions) => itemsOf(pages(call, options))
    return Object.assign(plain, { withResponse, pages, items })
  }

  const groups = mapValues(table, (routes, group) =>
    mapValues(routes, (route, name) => method(group, name, route)),
  )
  return { ...groups, session } as ClientOf<Group>
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, to: (value: From, key: string) => To) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]))
}
