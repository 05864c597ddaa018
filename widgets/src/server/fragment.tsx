/**
 * Renders widgets on a server, for pages that include them as HTML. Built for Node into a file of its own, which the
 * server loads.
 */

import type { WidgetEvents } from '@polynya/contract'
import type { Language } from '@polynya/i18n'
import {
  type Drawing,
  DrawingContext,
  type HeadingLevel,
  type JsonLd,
  jsonForScript,
  structuredEvent,
  WordsProvider,
} from '@polynya/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Attributes } from '../attributes.ts'
import { eventCalendar } from '../event-calendar/event-calendar.ts'
import { rankings } from '../rankings/rankings.ts'
import { type ReadTag, readTag } from '../read-tag.ts'
import { records } from '../records/records.ts'
import { results } from '../results/results.ts'
import { Shell } from '../Shell.tsx'
import { stylesWith } from '../styles.ts'
import { swimmerCard } from '../swimmer-card/swimmer-card.ts'
import type { Widget } from '../widget.ts'
import { createWordsCache } from '../words-cache.ts'
import css from './fragment.css?inline'
import { withParts } from './with-parts.ts'

/** The widgets that a server renders. Not the live results, which are old when a stored page arrives. */
const SERVED: readonly Widget<unknown, Attributes>[] = [
  eventCalendar,
  rankings,
  records,
  results,
  swimmerCard,
]

const AT_ONCE: Drawing = { isAtOnce: true }

export interface FragmentRequest {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly language: Language
  /** Base of links: the federation's site. */
  readonly origin: string
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** Reads public data by their path; null if a visitor may see none. */
  readonly read: (path: string) => Promise<unknown>
}

export interface Fragment {
  /** Content of the shadow root. */
  readonly content: string
  /** JSON-LD of what is shown, as a script element contains it; null if there is none. */
  readonly data: string | null
}

/** Returns the content of a tag; null of a widget that is not rendered, or if it has no data. */
export async function fragment(request: FragmentRequest): Promise<Fragment | null> {
  const widget = SERVED.find(({ tag }) => tag === request.tag)
  if (!widget) return null
  const { settings, url } = readTag(widget, (name) => request.attributes[name] ?? null, '')
  const body = url === null ? null : await request.read(url)
  if (body === null || !widget.isShaped(body)) return null
  const html = renderToStaticMarkup(contentOf({ widget, settings, body, request }))
  const styles = [...stylesWith(widget.styles), css].join('\n')
  return {
    content: `<style>${styles}</style>${withParts(html, settings['link-target'])}`,
    data: widget.tag === 'polynya-event-calendar' ? eventsAsData(body as WidgetEvents, request) : null,
  }
}

interface Content {
  readonly widget: Widget<unknown, Attributes>
  readonly settings: ReadTag['settings']
  readonly body: unknown
  readonly request: FragmentRequest
}

function contentOf({ widget, settings, body, request }: Content) {
  const words = createWordsCache(widget)(request.language, () => {})
  if (!words) throw new Error(`${widget.tag} has no texts in ${request.language}`)
  const { View } = widget
  const viewWith = (more: Readonly<Record<string, string>>) => (
    <View
      data={body}
      settings={{ ...settings, ...more }}
      origin={request.origin}
      headingLevel={Number(settings['heading-level']) as HeadingLevel}
      onChange={() => {}}
      readMore={async () => null}
    />
  )
  const views: Readonly<Record<string, string>> = settings
  return (
    <Shell language={request.language} settings={settings}>
      <WordsProvider value={words}>
        <DrawingContext value={AT_ONCE}>
          {views.view === 'auto' ? (
            <>
              <div className="if-narrow">{viewWith({ view: 'list' })}</div>
              <div className="if-wide">{viewWith({ view: 'month' })}</div>
            </>
          ) : (
            viewWith({})
          )}
        </DrawingContext>
      </WordsProvider>
    </Shell>
  )
}

/** The events that are not over, for search engines. */
function eventsAsData({ events }: WidgetEvents, { language, origin, today }: FragmentRequest): string | null {
  const described = events
    .filter(({ startDate, endDate }) => (endDate ?? startDate ?? '') >= today)
    .map((event) => structuredEvent(event, language, `${origin}/view-event/${event.id}`))
    .filter((event): event is JsonLd => event !== null)
  return described.length === 0
    ? null
    : jsonForScript({ '@context': 'https://schema.org', '@graph': described })
}
