import { type Route, routes } from '@polynya/contract/routes'
import type { Context } from '../../context/context.ts'
import { Stop } from '../../failures/exit-status.ts'
import { nearest } from '../../failures/nearest.ts'

/** A call of the API with its name, such as `events.get`. */
interface NamedCall {
  readonly id: string
  readonly route: Route
}

export interface Found extends NamedCall {
  /** Path parameters contained in the given path. */
  readonly params: Readonly<Record<string, string>>
}

export const namedCalls = (): NamedCall[] =>
  Object.entries(routes).flatMap(([group, calls]) =>
    Object.entries(calls as Record<string, Route>).map(([name, route]) => ({
      id: `${group}.${name}`,
      route,
    })),
  )

/** Finds a call by name or by path, with or without a method such as `GET`. */
export function findCall({ t }: Context, given: string): Found {
  const all = namedCalls()
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
    `${t('cli:noCall', { call: given })} ${guess ? t('cli:didYouMean', { guess }) : t('cli:listOfCalls')}`,
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
