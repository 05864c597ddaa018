import type { CallOptions } from '@polynya/contract'
import { type Route, routes } from '@polynya/contract/routes'
import { caller } from './call.ts'
import type { Client } from './client-shape.ts'
import { itemsOf, pagesOf } from './pages.ts'
import type { Request } from './request.ts'
import { sessionWith } from './session.ts'
import { type ClientOptions, settingsOf } from './settings.ts'
import type { Answer } from './transport.ts'

/** Looks at an answer before its caller gets it; fails with an `ApiError` where it does not fit. */
export type Check = (id: string, answer: Answer) => void

/** A client with a method for every route. */
export function clientOf(options: ClientOptions, check: Check): Client {
  const settings = settingsOf(options)
  const { session, renew } = sessionWith(settings)
  const perform = caller(settings, renew)

  function method(id: string, route: Route) {
    const withResponse = async (call: Request['call'] = {}, options: CallOptions = {}) => {
      const answer = await perform({ id, route, call, options })
      check(id, answer)
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

  const groups = mapValues(routes, (group, groupName) =>
    mapValues(group as Record<string, Route>, (route, name) => method(`${groupName}.${name}`, route)),
  )
  return { ...groups, session } as unknown as Client
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, to: (value: From, key: string) => To) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]))
}
