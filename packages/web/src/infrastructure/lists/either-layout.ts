import type { Page } from './page-list.ts'

/** Requests a page of a search; one that finds nothing is requested once more in the other keyboard layout. */
export async function inEitherLayout<Answer extends Page>(
  text: string | undefined,
  request: (text: string | undefined) => Promise<Answer>,
): Promise<Answer & Page> {
  const page = await request(text)
  if (page.total > 0 || !text) return page
  return (await (await import('./other-layout.ts')).inOtherLayout(text, request)) ?? page
}
