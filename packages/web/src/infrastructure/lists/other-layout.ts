import { otherLayout } from '@polynya/domain'
import type { Page } from './page-list.ts'

/**
 * Requests a page of a search that finds nothing once more, in the other keyboard layout. Returns undefined if that finds
 * nothing either. Loaded only when it is needed.
 */
export async function inOtherLayout<Answer extends Page>(
  text: string,
  request: (text: string) => Promise<Answer>,
): Promise<(Answer & Page) | undefined> {
  const searchedAs = otherLayout(text)
  const page = searchedAs && (await request(searchedAs))
  return page && page.total > 0 ? { ...page, searchedAs } : undefined
}
