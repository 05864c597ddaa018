/**
 * What other sites show in the place of a link to a page of this one (https://oembed.com): the widget with the same
 * data, in a frame.
 */

import {
  frameAddress,
  type Language,
  OEMBED_PATH,
  type OEmbed,
  pageOfWidget,
  type WidgetElement,
  type WidgetResults,
  widgetOfPage,
} from '@polynya/contract'
import { DEFAULT_LANGUAGE } from '@polynya/i18n'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { fail } from '../failure.ts'
import { escaped } from './html.ts'
import { languageNamedIn } from './language.ts'
import { PUBLIC_CACHE_CONTROL, type PublicCache, sendAnswer } from './public-cache.ts'
import { NOT_INDEXED, type OEmbedFinder, type PreviewFinder } from './rendered-pages.ts'
import { type VisitorData, visitorData } from './visitor-data.ts'
import { builtElements, readFrameQuery, type TagValues } from './widget-tag.ts'

interface OEmbedOptions {
  readonly deps: Pick<Deps, 'config' | 'words' | 'limits'>
  readonly cache: PublicCache
  readonly apiBase: string
  readonly preview: PreviewFinder
}

type OEmbedRequest = FastifyRequest<{ Querystring: Readonly<Record<string, unknown>> }>

/** In CSS pixels, where a site names no width: wide enough for the month of a calendar. */
const WIDTH = 720

const FORMATS = {
  json: { type: 'application/json; charset=utf-8', write: (answer: OEmbed) => JSON.stringify(answer) },
  xml: { type: 'text/xml; charset=utf-8', write: xmlOf },
} as const

const isFormat = (format: string): format is keyof typeof FORMATS => Object.hasOwn(FORMATS, format)

/** Serves oEmbed for the built widgets; without a build, no page has a widget. */
export function oEmbed(app: FastifyInstance, { deps, cache, apiBase, preview }: OEmbedOptions): OEmbedFinder {
  const { widgetsRoot, publicUrl } = deps.config
  const elements = builtElements(widgetsRoot)
  if (!elements) return () => null
  const { origin, host } = new URL(publicUrl)
  const reading = { dataOf: visitorData(app), apiBase, preview }

  app.get(OEMBED_PATH, async (request: OEmbedRequest, reply) => {
    deps.limits.takeHere('read', request.ip)
    reply.headers({ 'access-control-allow-origin': '*', 'x-robots-tag': NOT_INDEXED })
    const { url, format = 'json', maxwidth, maxheight } = request.query
    // The status that the specification requires.
    if (!isFormat(String(format))) return reply.status(501).send()
    const page = URL.parse(String(url))
    const shown = page?.host === host ? shownBy(page, elements) : null
    if (!shown) return fail('not_found')
    const language =
      (shown.values.lang as Language | undefined) ?? languageNamedIn(request) ?? DEFAULT_LANGUAGE
    const size = {
      width: Math.min(WIDTH, pixels(maxwidth)),
      height: Math.min(shown.element.height, pixels(maxheight)),
    }
    const { type, write } = FORMATS[format as keyof typeof FORMATS]
    const address = frameAddress({ origin, ...shown })
    const make = async () => {
      const t = deps.words[language]
      const { site, name } = await namesOf({ shown, language, ip: request.ip, ...reading })
      const widget = t(`embedding:widgets.${shown.element.name as 'event-calendar'}`)
      const title = name === null ? widget : t('embedding:oembed.title', { widget, name })
      const link = new URL(pageOfWidget(shown.element.name, shown.values), origin).href
      const html = htmlOf({ title, link, address, height: size.height })
      const provider = { provider_name: site, provider_url: origin }
      return write({ version: '1.0', type: 'rich', title, ...provider, ...size, html })
    }
    const key = `oembed ${address} in ${language} as ${format} of ${size.width}x${size.height}`
    const kind = { 'content-type': type, 'cache-control': PUBLIC_CACHE_CONTROL, vary: 'accept-encoding' }
    return sendAnswer(request, reply, await cache.answer(key, make, kind))
  })

  return (page) => {
    const shown = shownBy(page, elements)
    return shown && `${origin}${OEMBED_PATH}?url=${encodeURIComponent(frameAddress({ origin, ...shown }))}`
  }
}

interface Shown {
  readonly element: WidgetElement
  readonly values: TagValues
  readonly accent: string
}

/** The widget that shows the same as a page, with the values that it understands; null without those that it requires. */
function shownBy(page: URL, elements: readonly WidgetElement[]): Shown | null {
  const found = widgetOfPage(page)
  const element = elements.find(({ name }) => name === found?.name)
  if (!found || !element) return null
  const { values, accent } = readFrameQuery(element, found.values)
  const isComplete = element.attributes.every(({ name, isRequired }) => !isRequired || values[name])
  return isComplete ? { element, values, accent } : null
}

interface NamesInput {
  readonly shown: Shown
  readonly language: Language
  readonly ip: string
  readonly dataOf: VisitorData
  readonly apiBase: string
  readonly preview: PreviewFinder
}

/** The names of the site and of what a widget shows, which a visitor must be able to see; null of lists. */
async function namesOf({ shown: { values }, language, ip, dataOf, apiBase, preview }: NamesInput) {
  const { titles } = (await dataOf(ip, `${apiBase}/site`)) as { titles: Record<Language, string[]> }
  const site = titles[language][0] ?? ''
  const { swimmer, event } = values
  if (swimmer) {
    const { title } = (await preview({ iwsaid: swimmer.toUpperCase() }, language)) ?? fail('not_found')
    return { site, name: title }
  }
  if (!event) return { site, name: null }
  const path = `${apiBase}/widgets/results/${encodeURIComponent(event)}?limit=1`
  const { event: shown } = (await dataOf(ip, path)) as WidgetResults
  return { site, name: (language === 'en' && shown.nameEn) || shown.name }
}

const pixels = (text: unknown) =>
  /^[1-9]\d{0,4}$/.test(String(text)) ? Number(text) : Number.POSITIVE_INFINITY

interface Html {
  readonly title: string
  readonly link: string
  readonly address: string
  readonly height: number
}

/**
 * WordPress shows the quote until the frame has loaded; it removes the attribute that hides the quote elsewhere. The frame
 * is as wide as its place on the site, without a style that the site's content policy might block.
 */
const htmlOf = ({ title, link, address, height }: Html) =>
  `<blockquote hidden><a href="${escaped(link)}">${escaped(title)}</a></blockquote>` +
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="${height}" frameborder="0" loading="lazy"></iframe>`

function xmlOf(answer: OEmbed): string {
  const elements = Object.entries(answer).map(
    ([name, value]) => `<${name}>${escaped(String(value))}</${name}>`,
  )
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${elements.join('')}</oembed>\n`
}
