import type { Context } from '../../context/context.ts'
import { type Rows, rows } from '../../context/result.ts'
import { namedCalls } from './find-call.ts'

interface ListedCall {
  readonly call: string
  readonly method: string
  readonly path: string
  readonly access: string
  /** From the endpoint table, which is in English. */
  readonly summary: string
}

/** All calls of the API, or those whose name or path contains a text. */
export async function listOfCalls({ t }: Context, search = ''): Promise<Rows> {
  const text = search.toLowerCase()
  const found = namedCalls().filter(({ id, route: { path } }) => `${id} ${path}`.toLowerCase().includes(text))
  // Summaries come with all schemas, which other commands do not load.
  const { v1 } = await import('@polynya/contract')
  const summaries = new Map(
    Object.entries(v1).flatMap(([group, calls]) =>
      Object.entries<{ readonly summary: string }>(calls).map(([name, { summary }]) => [
        `${group}.${name}`,
        summary,
      ]),
    ),
  )
  const calls = found.map(({ id, route: { method, path, access } }): ListedCall => {
    return { call: id, method, path, access, summary: summaries.get(id) ?? '' }
  })
  return rows(
    calls,
    [
      { title: t('cli:label.call'), of: ({ call }) => call },
      { title: t('cli:label.path'), of: ({ method, path }) => `${method} ${path}` },
      { title: t('cli:label.summary'), of: ({ summary }) => summary, optional: 1 },
    ],
    t('cli:noCalls', { text: search }),
  )
}
