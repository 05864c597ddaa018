import type pg from 'pg'

/** What is kept at most: names of statements that are prepared, and texts that came once. */
const MOST = { named: 400, seen: 2000 } as const

/**
 * Lets a connection prepare whatever comes a second time: to parse and plan a statement costs the embedded database more
 * than to run most of them.
 */
export function nameStatements(client: pg.ClientBase) {
  const names = new Map<string, string>()
  const seen = new Set<string>()
  const nameOf = (text: string) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST.named) return known
    if (!seen.has(text)) {
      if (seen.size >= MOST.seen) seen.clear()
      seen.add(text)
      return undefined
    }
    seen.delete(text)
    names.set(text, `s${names.size}`)
    return names.get(text)
  }
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const named = (given: unknown, values?: unknown, ...more: unknown[]) => {
    // What takes no values may be several statements at once, which cannot be prepared.
    const isOne = typeof given === 'string' && Array.isArray(values) && values.length > 0
    const name = isOne ? nameOf(given) : undefined
    return name === undefined ? query(given, values, ...more) : query({ name, text: given, values }, ...more)
  }
  client.query = named as typeof client.query
}
