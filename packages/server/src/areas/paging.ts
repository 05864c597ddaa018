/** Returns the page that a list's query requests. */
export function pageOf(
  query: { readonly page?: number | undefined; readonly limit?: number | undefined },
  size: number,
) {
  const limit = query.limit ?? size
  return { limit, offset: ((query.page ?? 1) - 1) * limit }
}
