import type { Paging } from '@polynya/contract/routes'

interface Listing {
  readonly query?: { readonly page?: number; readonly limit?: number }
}

type List = (call: Listing) => Promise<unknown>

/**
 * Iterates over the pages of a list from the requested one, with one call per page on demand; an empty page
 * ends it.
 */
export async function* pagesOf(
  list: List,
  call: Listing,
  { rows, size }: Paging,
): AsyncGenerator<unknown[], void> {
  const { page: first = 1, limit = size } = call.query ?? {}
  for (let page = first; ; page += 1) {
    const answer = (await list({ ...call, query: { ...call.query, page } })) as Record<string, unknown>
    const taken = answer[rows] as unknown[]
    if (taken.length > 0) yield taken
    if (taken.length === 0 || page * limit >= Number(answer.total)) return
  }
}

/** The rows of those pages one by one. */
export async function* itemsOf(pages: AsyncIterable<unknown[]>): AsyncGenerator<unknown, void> {
  for await (const rows of pages) yield* rows
}
