/**
 * Pages whose first texts are rendered into index.html: they are visible before any script runs, and messengers preview
 * the link. The program that renders them is built with the app; a build without it serves the plain page.
 */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@polynya/contract'
import { isRegistryId } from '@polynya/domain'
import { LANGUAGES } from '@polynya/i18n'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { fail } from '../failure.ts'
import { languageOf } from './language.ts'
import { type PublicCache, sendAnswer } from './public-cache.ts'

/** What a picture and the texts of a link's preview are of: a swimmer, or their results at an event. */
export interface PreviewOf {
  readonly iwsaid: string
  readonly eventId?: number
}

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

interface PageRequest {
  readonly language: Language
  readonly address: string
  readonly preview: LinkPreview | null
}

type Render = (template: string, data: readonly unknown[], request: PageRequest) => string

/** The program of the app's build: see `server-pages.tsx`. Each function takes the responses of its page's calls. */
type ServerPages = Readonly<Record<'eventPage' | 'swimmerPage' | 'textPage', Render>>

/** The page's own address and the public calls that fill it. */
interface PageContent {
  readonly address: string
  readonly calls: readonly string[]
  /** What the preview of a link is of, if it has a share picture. */
  readonly of?: PreviewOf
}

interface RenderedPage {
  readonly route: string
  readonly render: keyof ServerPages
  /** Returns the content, the most specific first: the next one is sent if there is nothing to preview. */
  read(params: Readonly<Record<string, string>>): readonly PageContent[]
}

const PAGES: readonly RenderedPage[] = [
  {
    route: '/view-event/:id/:iwsaid?',
    render: 'eventPage',
    read({ id = '', iwsaid = '' }) {
      if (!/^\d{1,9}$/.test(id)) return []
      const eventId = Number(id)
      const page = { address: `/view-event/${eventId}`, calls: [`events/view/${eventId}`] }
      const of = { eventId, iwsaid: iwsaid.toUpperCase() }
      const ofSwimmer = { ...page, address: `${page.address}/${of.iwsaid}`, of }
      return isRegistryId(of.iwsaid) ? [ofSwimmer, page] : [page]
    },
  },
  {
    route: '/view-swimmer/:iwsaid',
    render: 'swimmerPage',
    read({ iwsaid: text = '' }) {
      const iwsaid = text.toUpperCase()
      const content = { address: `/view-swimmer/${iwsaid}`, calls: [`swimmers/view-iwsaid/${iwsaid}`] }
      return isRegistryId(iwsaid) ? [{ ...content, of: { iwsaid } }] : []
    },
  },
  ...['process', 'terms', 'privacy'].map(
    (name): RenderedPage => ({
      route: `/${name}`,
      render: 'textPage',
      read: () => [{ address: `/${name}`, calls: LANGUAGES.map((each) => `site/texts/${name}/${each}`) }],
    }),
  ),
]

const HTML = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding, accept-language',
}

interface RenderedPagesOptions {
  /** The build of the app. */
  readonly root: string
  readonly template: string
  readonly cache: PublicCache
  readonly publicUrl: string
  readonly apiBase: string
  readonly preview: PreviewFinder
  /** Sends the page without rendered content. */
  readonly sendPlain: (reply: FastifyReply) => FastifyReply
}

export function renderedPages(app: FastifyInstance, options: RenderedPagesOptions) {
  const { root, template, cache, publicUrl, apiBase, preview: findPreview, sendPlain } = options
  const program = join(root, '.server', 'pages.mjs')
  if (!existsSync(program)) return

  /** Returns what a visitor may see: the response of the API itself. */
  async function dataOf(ip: string, call: string): Promise<unknown> {
    const { statusCode, body } = await app.inject({ url: `${apiBase}/${call}`, remoteAddress: ip })
    return statusCode === 200 ? JSON.parse(body).data : fail('not_found')
  }

  /** Returns the cached page, made if it is not; null if there is nothing to show or to preview. */
  function find(render: keyof ServerPages, content: PageContent, { language, ip }: Reader) {
    const { address: path, calls, of } = content
    const address = new URL(path, publicUrl).href
    const make = async () => {
      const data = await Promise.all(calls.map((call) => dataOf(ip, call)))
      const preview = of ? ((await findPreview(of, language)) ?? fail('not_found')) : null
      const pages: ServerPages = await import(pathToFileURL(program).href)
      return pages[render](template, data, { language, address, preview })
    }
    return cache.answer(`page ${path} in ${language}`, make, HTML).catch(() => null)
  }

  for (const { route, render, read } of PAGES) {
    app.get<{ Params: Record<string, string> }>(route, async (request, reply) => {
      const reader = { language: languageOf(request), ip: request.ip }
      for (const content of read(request.params)) {
        const answer = await find(render, content, reader)
        if (answer) return sendAnswer(request, reply, answer)
      }
      return sendPlain(reply)
    })
  }
}

interface Reader {
  readonly language: Language
  readonly ip: string
}
