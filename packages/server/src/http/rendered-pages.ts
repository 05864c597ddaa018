/**
 * Pages whose first texts are rendered into index.html: they are visible before any script runs, and messengers preview
 * the link. The program that renders them is built with the app; a build without it serves the plain page.
 */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@polynya/contract'
import { LANGUAGES } from '@polynya/i18n'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { fail } from '../failure.ts'
import { languageOf } from './language.ts'
import { type PublicCache, sendAnswer } from './public-cache.ts'

interface PageRequest {
  readonly language: Language
  readonly address: string
}

type Render = (template: string, data: readonly unknown[], request: PageRequest) => string

/** The program of the app's build: see `server-pages.tsx`. Each function takes the responses of its page's calls. */
type ServerPages = Readonly<Record<'eventPage' | 'swimmerPage' | 'textPage', Render>>

interface RenderedPage {
  readonly route: string
  readonly render: keyof ServerPages
  /** Returns the page's own address and the public calls that fill it; null if there is no such page. */
  read(params: Readonly<Record<string, string>>): { address: string; calls: readonly string[] } | null
}

const PAGES: readonly RenderedPage[] = [
  {
    route: '/view-event/:id/:iwsaid?',
    render: 'eventPage',
    read: ({ id = '' }) =>
      /^\d{1,9}$/.test(id)
        ? { address: `/view-event/${Number(id)}`, calls: [`events/view/${Number(id)}`] }
        : null,
  },
  {
    route: '/view-swimmer/:iwsaid',
    render: 'swimmerPage',
    read({ iwsaid = '' }) {
      const id = iwsaid.toUpperCase()
      return /^[A-Z]{4}[A-Z0-9]{1,12}$/.test(id)
        ? { address: `/view-swimmer/${id}`, calls: [`swimmers/view-iwsaid/${id}`] }
        : null
    },
  },
  ...['process', 'terms', 'privacy'].map(
    (name): RenderedPage => ({
      route: `/${name}`,
      render: 'textPage',
      read: () => ({ address: `/${name}`, calls: LANGUAGES.map((each) => `site/texts/${name}/${each}`) }),
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
  /** Sends the page without rendered content. */
  readonly sendPlain: (reply: FastifyReply) => FastifyReply
}

export function renderedPages(app: FastifyInstance, options: RenderedPagesOptions) {
  const { root, template, cache, publicUrl, apiBase, sendPlain } = options
  const path = join(root, '.server', 'pages.mjs')
  if (!existsSync(path)) return

  /** Returns what a visitor may see: the response of the API itself. */
  async function dataOf(ip: string, call: string): Promise<unknown> {
    const { statusCode, body } = await app.inject({ url: `${apiBase}/${call}`, remoteAddress: ip })
    return statusCode === 200 ? JSON.parse(body).data : fail('not_found')
  }

  for (const { route, render, read } of PAGES) {
    app.get<{ Params: Record<string, string> }>(route, async (request, reply) => {
      const page = read(request.params)
      if (!page) return sendPlain(reply)
      const language = languageOf(request)
      const address = new URL(page.address, publicUrl).href
      const { ip } = request
      const make = async () => {
        const data = await Promise.all(page.calls.map((call) => dataOf(ip, call)))
        const pages: ServerPages = await import(pathToFileURL(path).href)
        return pages[render](template, data, { language, address })
      }
      const answer = await cache.answer(`page ${page.address} in ${language}`, make, HTML).catch(() => null)
      return answer ? sendAnswer(request, reply, answer) : sendPlain(reply)
    })
  }
}
