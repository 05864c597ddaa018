/**
 * Widgets as HTML, for sites whose servers include it in their pages: with content before any script runs, and without
 * one. The program that renders them is built with the widgets.
 */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { FRAGMENT_PATH, type Language, type WidgetElement } from '@polynya/contract'
import { DEFAULT_LANGUAGE } from '@polynya/i18n'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { Failure } from '../failure.ts'
import { escaped } from './html.ts'
import { languageNamedIn } from './language.ts'
import { PUBLIC_CACHE_CONTROL, type PublicCache, sendAnswer } from './public-cache.ts'
import { NOT_INDEXED } from './rendered-pages.ts'
import { visitorData } from './visitor-data.ts'
import { builtElements, readTagQuery, unknownWidget, widgetTag } from './widget-tag.ts'

type FragmentDeps = Pick<Deps, 'config' | 'words' | 'clock'>
type FragmentRequest = FastifyRequest<{
  Params: { readonly widget: string }
  Querystring: Readonly<Record<string, unknown>>
}>

/** The program of the widgets' build: see `server/fragment.tsx`. */
interface Program {
  fragment(request: {
    readonly tag: string
    readonly attributes: Readonly<Record<string, string>>
    readonly language: Language
    readonly origin: string
    readonly today: string
    readonly read: (path: string) => Promise<unknown>
  }): Promise<{ readonly content: string; readonly data: string | null } | null>
}

const HTML = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': PUBLIC_CACHE_CONTROL,
  vary: 'accept-encoding',
}

const HEADERS = { 'access-control-allow-origin': '*', 'x-robots-tag': NOT_INDEXED }

/** Serves the built widgets as HTML; none where there is no build. */
export function widgetFragments(app: FastifyInstance, deps: FragmentDeps, cache: PublicCache) {
  const { widgetsRoot, publicUrl } = deps.config
  const elements = builtElements(widgetsRoot)
  const program = join(widgetsRoot, '.server', 'fragment.mjs')
  if (!elements || !existsSync(program)) return
  const dataOf = visitorData(app)

  async function render(element: WidgetElement, values: Readonly<Record<string, string>>, ip: string) {
    const language = values.lang as Language
    const { origin } = new URL(publicUrl)
    const { fragment }: Program = await import(pathToFileURL(program).href)
    const read = (path: string) => dataOf(ip, path).catch(nullIfNotFound)
    const today = deps.clock.now().toISOString().slice(0, 10)
    const made = await fragment({ tag: element.tag, attributes: values, language, origin, today, read })
    const linkText = deps.words[language]('embedding:link')
    return [
      widgetTag(element, values, { publicUrl, linkText, shadow: made?.content }),
      made?.data && `<script type="application/ld+json">${made.data}</script>`,
      `<script type="module" async src="${escaped(origin)}/widgets/v1.js"></script>`,
    ]
      .filter(Boolean)
      .join('\n')
  }

  app.get(`${FRAGMENT_PATH}/:widget`, async (request: FragmentRequest, reply) => {
    const lang = languageNamedIn(request) ?? DEFAULT_LANGUAGE
    const element = elements.find(({ name }) => name === request.params.widget)
    reply.headers(HEADERS)
    if (!element) {
      const text = unknownWidget(elements, deps.words[lang])
      return reply
        .status(404)
        .type('text/html; charset=utf-8')
        .send(`<p>${escaped(text)}</p>`)
    }
    // The tag is in one language with its content, whatever that of the page.
    const values = { ...readTagQuery(element, request.query).values, lang }
    const address = `fragment ${element.name} ${JSON.stringify(Object.entries(values).toSorted())}`
    const answer = await cache.answer(address, () => render(element, values, request.ip), HTML)
    return sendAnswer(request, reply, answer)
  })
}

/** A tag without data has no content: the widget itself says why. */
function nullIfNotFound(problem: unknown) {
  if (problem instanceof Failure) return null
  throw problem
}
