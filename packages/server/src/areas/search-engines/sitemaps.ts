/** The sitemap: an index of parts, which are read by ranges of ids, so that memory is bounded. */

import { LANGUAGES } from '@polynya/i18n'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import { DOCS_BASE, docsPages } from '../../http/docs-site.ts'
import { eventPath, resultsPath, SITE_PATHS, seriesPath, swimmerPath } from '../../http/public-pages.ts'
import { indexOf, type SitemapPage, urlSet } from './sitemap-xml.ts'
import {
  listEventParts,
  listEvents,
  listResultParts,
  listResults,
  listSeries,
  listSeriesParts,
  listSwimmerParts,
  listSwimmers,
} from './sitemaps.store.ts'

type SitemapDeps = Pick<Deps, 'db' | 'config'>
type Db = SitemapDeps['db']

interface Changed {
  readonly changed_at: Date | null
}

interface SitemapSource {
  parts(db: Db, config: SitemapDeps['config']): Promise<readonly ({ readonly part: number } & Changed)[]>
  pages(db: Db, part: number, config: SitemapDeps['config']): Promise<readonly SitemapPage[]>
}

const SOURCES: Readonly<Record<string, SitemapSource>> = {
  site: {
    parts: async () => [{ part: 0, changed_at: null }],
    pages: async (_db, part) => (part === 0 ? SITE_PATHS.map((path) => ({ path, changedOn: null })) : []),
  },
  docs: {
    parts: async (_db, { docsRoot }) =>
      docsPages(docsRoot).length > 0 ? [{ part: 0, changed_at: null }] : [],
    pages: async (_db, part, { docsRoot, publicUrl }) =>
      part === 0 ? docsPages(docsRoot).map((path) => docsEntry(path, docsPages(docsRoot), publicUrl)) : [],
  },
  events: {
    parts: listEventParts,
    pages: async (db, part) =>
      (await listEvents(db, part)).map((row) => ({ path: eventPath(row.id), changedOn: dayOf(row) })),
  },
  // The part of an event has its ID: one event has up to some thousand swimmers.
  results: {
    parts: listResultParts,
    pages: async (db, eventId) =>
      (await listResults(db, eventId)).map((row) => ({
        path: resultsPath(eventId, row.iwsaid),
        changedOn: dayOf(row),
      })),
  },
  series: {
    parts: listSeriesParts,
    pages: async (db, part) =>
      (await listSeries(db, part)).map(({ id }) => ({ path: seriesPath(id), changedOn: null })),
  },
  swimmers: {
    parts: listSwimmerParts,
    pages: async (db, part) =>
      (await listSwimmers(db, part)).map((row) => ({ path: swimmerPath(row.iwsaid), changedOn: dayOf(row) })),
  },
}

/** Returns the index: the parts that have a page, with the day of their latest change. */
export async function sitemapIndex({ db, config }: SitemapDeps): Promise<string> {
  const parts: SitemapPage[] = []
  for (const [name, source] of Object.entries(SOURCES))
    for (const row of await source.parts(db, config))
      parts.push({ path: `/sitemaps/${name}-${row.part}.xml`, changedOn: dayOf(row) })
  return indexOf(parts, config.publicUrl)
}

/** Returns a part of the sitemap; fails with `not_found` if there is none, or it has no page. */
export async function sitemapPart(name: string, part: number, { db, config }: SitemapDeps): Promise<string> {
  const source = Object.hasOwn(SOURCES, name) ? SOURCES[name] : undefined
  const pages = (await source?.pages(db, part, config)) ?? []
  return pages.length > 0 ? urlSet(pages, config.publicUrl) : fail('not_found')
}

/** A page of the documentation is in one language; the same page in the other, if there is one, is its alternate. */
function docsEntry(path: string, all: readonly string[], publicUrl: string): SitemapPage {
  const { href } = new URL(DOCS_BASE + path, publicUrl)
  const others = LANGUAGES.map((language) => [language, path.replace(/^\w+/, language)] as const)
  const alternates = others.every(([, other]) => all.includes(other))
    ? Object.fromEntries(
        others.map(([language, other]) => [language, new URL(DOCS_BASE + other, publicUrl).href]),
      )
    : {}
  return { path, changedOn: null, own: { href, alternates } }
}

const dayOf = ({ changed_at }: Changed) => changed_at?.toISOString().slice(0, 10) ?? null
