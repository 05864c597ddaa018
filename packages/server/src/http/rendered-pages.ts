/**
 * Pages whose first texts are rendered into index.html: they are visible before any script runs, and messengers preview
 * the link. The program that renders them is built with the app; a build without it serves the plain page.
 */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@polynya/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Failure, fail } from '../failure.ts'
import { languageNamedIn, languageOf } from './language.ts'
import { type PublicCache, sendAnswer } from './public-cache.ts'
import {
  type Alternates,
  alternatesOf,
  type PageContent,
  type PreviewOf,
  PUBLIC_PAGES,
  type PublicPage,
} from './public-pages.ts'
import { visitorData } from './visitor-data.ts'

/** How messengers show a link. */
export interface LinkPreview {
  readonly title: string
  readonly description: string
  /** Path of the picture, which changes with it. */
  readonly picture: string
  readonly alt: string
}

/** Returns null if a visitor may see no such thing. */
export type PreviewFinder = (of: PreviewOf, language: Language) => Promise<LinkPreview | null>

/** Returns the address at which a site requests what to show for a page; null if no widget shows the same. */
export type OEmbedFinder = (page: URL) => string | null

interface PageRequest {
  readonly language: Language
  /** The page's own address: with the language that the requested one names. */
  readonly address: string
  readonly alternates: Alternates
  readonly preview: LinkPreview | null
  /** Where other sites request the widget that shows the same as the page; null if there is none. */
  readonly oEmbed: string | null
  /** The response of `site.get`. */
  readonly site: unknown
}

type Render = (template: string, data: readonly unknown[], request: PageRequest) => string

/** The program of the app's build: see `server-pages.tsx`. Each function takes the responses of its page's calls. */
type ServerPages = Readonly<Record<PublicPage['render'], Render>>

const HTML = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding, accept-language',
}

/** For the header `x-robots-tag`. */
export const NOT_INDEXED = 'noindex'

interface RenderedPagesOptions {
  /** The build of the app. */
  readonly root: string
  readonly template: string
  readonly cache: PublicCache
  readonly publicUrl: string
  readonly apiBase: string
  readonly preview: PreviewFinder
  readonly findOEmbed: OEmbedFinder
  /** Sends the page without rendered content. */
  readonly sendPlain: (reply: FastifyReply) => FastifyReply
}

interface Reader {
  /** The language that the address names. */
  readonly named: Language | null
  readonly language: Language
  readonly ip: string
  readonly oEmbed: string | null
}

export function renderedPages(app: FastifyInstance, options: RenderedPagesOptions) {
  const { root, template, cache, publicUrl, apiBase, preview: findPreview, findOEmbed, sendPlain } = options
  const program = join(root, '.server', 'pages.mjs')
  if (!existsSync(program)) return
  const dataOf = visitorData(app)

  /** Returns the cached page, made if it is not; null if there is nothing to show or to preview. */
  function find(render: PublicPage['render'], content: PageContent, { named, language, ip, oEmbed }: Reader) {
    const { path, calls, of } = content
    const alternates = alternatesOf(path, publicUrl)
    const address = alternates[named ?? 'x-default']
    const make = async () => {
      const [site, ...data] = await Promise.all(
        ['site', ...calls].map((call) => dataOf(ip, `${apiBase}/${call}`)),
      )
      const preview = of ? ((await findPreview(of, language)) ?? fail('not_found')) : null
      const pages: ServerPages = await import(pathToFileURL(program).href)
      return pages[render](template, data, { language, address, alternates, preview, oEmbed, site })
    }
    return cache
      .answer(`page ${address} in ${language} as ${oEmbed}`, make, HTML)
      .catch((problem: unknown) => {
        if (problem instanceof Failure) return null
        throw problem
      })
  }

  for (const { route, render, read } of PUBLIC_PAGES) {
    app.get<{ Params: Record<string, string>; Querystring: { readonly lang?: unknown } }>(
      route,
      async (request, reply) => {
        const named = languageNamedIn(request)
        const oEmbed = findOEmbed(new URL(request.url, publicUrl))
        const reader = { named, language: named ?? languageOf(request), ip: request.ip, oEmbed }
        try {
          for (const content of read(request.params)) {
            const answer = await find(render, content, reader)
            if (answer) return sendAnswer(request, reply, answer)
          }
        } catch {
          // The call that failed is logged. Search engines must not drop the page because of it.
          return sendPlain(reply)
        }
        return sendPlain(reply.header('x-robots-tag', NOT_INDEXED))
      },
    )
  }
}
