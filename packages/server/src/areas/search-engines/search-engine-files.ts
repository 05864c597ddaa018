/** Files for search engines: `/robots.txt`, `/sitemap.xml`, and its parts such as `/sitemaps/events-0.xml`. */

import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import { GONE_WITHIN_SECONDS, type PublicCache, sendAnswer } from '../../http/public-cache.ts'
import { PRIVATE_PATHS } from '../../http/public-pages.ts'
import { sitemapIndex, sitemapPart } from './sitemaps.ts'

interface Address {
  Params: { readonly file?: string }
}

const kindOf = (type: string) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': `public, max-age=${GONE_WITHIN_SECONDS}`,
  vary: 'accept-encoding',
})

const XML = kindOf('application/xml')
const TEXT = kindOf('text/plain')

export function searchEngineFiles(app: FastifyInstance, deps: Deps, cache: PublicCache) {
  const serve = (route: string, kind: typeof XML, make: (file: string, from: Deps) => Promise<string>) =>
    app.get<Address>(route, async (request, reply) => {
      deps.limits.takeHere('read', request.ip)
      const { file = '' } = request.params
      const read = () => deps.readForVisitors(route, (from) => make(file, from))
      return sendAnswer(request, reply, await cache.answer(`${route} ${file}`, read, kind))
    })

  serve('/robots.txt', TEXT, async () => robots(deps.config.publicUrl))
  serve('/sitemap.xml', XML, (_file, from) => sitemapIndex(from))
  serve('/sitemaps/:file', XML, (file, from) => {
    const [, name = '', part = ''] = /^([a-z]+)-(\d{1,6})\.xml$/.exec(file) ?? fail('not_found')
    return sitemapPart(name, Number(part), from)
  })
}

/** The API is allowed: search engines that run scripts read the pages with it. */
const robots = (publicUrl: string) =>
  [
    'User-agent: *',
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n')
