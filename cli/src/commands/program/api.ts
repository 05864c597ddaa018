import { basename } from 'node:path'
import { type Route, routes } from '@polynya/contract/routes'
import type { Client } from '@polynya/sdk/light'
import type { Context } from '../../context/context.ts'
import { plan } from '../../context/dry-run.ts'
import { item, rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import type { Input } from '../../definitions/commands.ts'
import { Stop } from '../../failures/exit-status.ts'
import { nearest } from '../../failures/nearest.ts'
import { confirm } from '../../input/ask.ts'
import { readBytes, readJson } from '../../input/read-input.ts'
import { assignment } from '../events/event-body.ts'

interface Found {
  readonly id: string
  readonly route: Route
  /** Path parameters contained in the given path. */
  readonly params: Readonly<Record<string, string>>
}

export const run: Run<'api'> = async (context, input) => {
  const found = findCall(context, input.call)
  const { id, route } = found
  const call = {
    params: { ...found.params, ...assignments(context, input.param) },
    query: assignments(context, input.query),
    body: await bodyOf(context, input),
  }
  checkParameters(context, found, call.params)
  if (input.paginate && !route.paging) throw new Stop('usage', context.t('cli:notAList', { call: id }))
  if (context.settings.dryRun)
    return plan(context, [
      {
        action: route.method,
        what: `${id} ${route.path}`,
        call: { ...call, body: input.file ? input.file : call.body },
      },
    ])
  if (route.method === 'DELETE') await confirm(context, context.t('cli:confirmCall', { call: id }))
  const method = methodOf(await context.client(), id)
  if (input.paginate) return rows(method.items(call), [{ title: id, of: (row) => JSON.stringify(row) }], '')
  const answer = await method(call)
  return item(answer, [JSON.stringify(answer, null, 2)])
}

/** Fails before the call if a parameter of its path is missing. */
function checkParameters({ t }: Context, { id, route }: Found, params: Readonly<Record<string, unknown>>) {
  const missing = [...route.path.matchAll(/:(\w+)/g)]
    .map(([, name = '']) => name)
    .find((name) => !(name in params))
  if (missing) throw new Stop('usage', t('cli:missingParameter', { call: id, name: missing }))
}

/** Finds a call by name or by path, with or without a method such as `GET`. */
function findCall({ t }: Context, given: string): Found {
  const all = Object.entries(routes).flatMap(([group, calls]) =>
    Object.entries(calls as Record<string, Route>).map(([name, route]) => ({
      id: `${group}.${name}`,
      route,
    })),
  )
  const byName = all.find(({ id }) => id === given)
  if (byName) return { ...byName, params: {} }
  const [, method = 'GET', path = ''] = /^(?:([A-Z]+) )?\/?(.*?)\/?$/.exec(given) ?? []
  const byPath = all
    .filter(({ route }) => route.method === method)
    .sort((a, b) => count(a.route.path) - count(b.route.path))
    .map((each) => ({ ...each, params: matched(each.route.path, `/${path.replace(/^api\/v1\//, '')}`) }))
    .find(({ params }) => params !== null)
  if (byPath?.params) return { id: byPath.id, route: byPath.route, params: byPath.params }
  const guess = nearest(
    given,
    all.map(({ id }) => id),
  )
  throw new Stop(
    'usage',
    `${t('cli:noCall', { call: given })}${guess ? ` ${t('cli:didYouMean', { guess })}` : ''}`,
  )
}

/** Number of path parameters; static paths match first. */
const count = (path: string) => path.split(':').length

function matched(pattern: string, path: string): Record<string, string> | null {
  const expression = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
  const found = expression.exec(path)
  return (
    found &&
    Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]),
    )
  )
}

const assignments = (context: Context, given: readonly string[] | undefined) =>
  Object.fromEntries((given ?? []).map((each) => assignment(context, each)))

async function bodyOf(context: Context, { field, body: from, file }: Input<'api'>): Promise<unknown> {
  if (file !== undefined)
    return { file: new File([Uint8Array.from(await readBytes(context, file))], basename(file)) }
  const base = from === undefined ? {} : ((await readJson(context, from)) as object)
  const body = { ...base, ...assignments(context, field) }
  return Object.keys(body).length > 0 ? body : undefined
}

type Method = ((call: object) => Promise<unknown>) & { items(call: object): AsyncIterable<object> }

function methodOf(client: Client, id: string): Method {
  const [group = '', name = ''] = id.split('.')
  const methods: object = Reflect.get(client, group)
  return Reflect.get(methods, name) as Method
}
