/** Pictures of swimmers and of results for the previews of links: what they show, and where they are. */

import { isRegistryId } from '@polynya/domain'
import type { Language } from '@polynya/i18n'
import { Failure, fail } from '../../failure.ts'
import type { PreviewOf } from '../../http/public-pages.ts'
import type { LinkPreview } from '../../http/rendered-pages.ts'
import { digestOf, type Shared } from './drawing/share-card.ts'
import { resultShare } from './result-share.ts'
import { type ShareDeps, swimmerShare } from './swimmer-share.ts'

/** Returns the picture of a swimmer, or of their results at an event; fails with a reason that is a 404. */
export function sharedOf(
  { iwsaid, eventId }: PreviewOf,
  language: Language,
  deps: ShareDeps,
): Promise<Shared> {
  if (!isRegistryId(iwsaid)) return fail('swimmer_not_found')
  return eventId === undefined
    ? swimmerShare({ iwsaid, language }, deps)
    : resultShare({ eventId, iwsaid, language }, deps)
}

/** Returns the preview of a page; null if a visitor may see no such thing. */
export async function previewOf(
  of: PreviewOf,
  language: Language,
  deps: ShareDeps,
): Promise<LinkPreview | null> {
  try {
    const { card, title, description } = await sharedOf(of, language, deps)
    const address = of.eventId === undefined ? `swimmers/${of.iwsaid}` : `events/${of.eventId}/${of.iwsaid}`
    // A new digest makes messengers fetch the picture again.
    const picture = `/share/${address}.png?lang=${language}&v=${digestOf(card)}`
    return { title, description, picture, alt: [title, description].join('. ') }
  } catch (problem) {
    if (problem instanceof Failure) return null
    throw problem
  }
}
