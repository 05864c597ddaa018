/** Sitemaps as XML (sitemaps.org 0.9), with the addresses of each language. */

import { escaped } from '../../http/html.ts'
import { alternatesOf } from '../../http/public-pages.ts'

export interface SitemapPage {
  readonly path: string
  /** The day of the last change; null if unknown. */
  readonly changedOn: string | null
}

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** Returns a sitemap with three addresses for each page, which name each other. */
export const urlSet = (pages: readonly SitemapPage[], publicUrl: string): string =>
  documentOf(
    `<urlset ${NAMESPACES}>`,
    pages.flatMap((page) => urlsOf(page, publicUrl)),
    '</urlset>',
  )

/** Returns the index of the parts of a sitemap, whose paths these are. */
export const indexOf = (parts: readonly SitemapPage[], publicUrl: string): string =>
  documentOf(
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    parts.map((part) => `<sitemap>${loc(new URL(part.path, publicUrl).href)}${lastmod(part)}</sitemap>`),
    '</sitemapindex>',
  )

function urlsOf(page: SitemapPage, publicUrl: string): string[] {
  const addresses = Object.entries(alternatesOf(page.path, publicUrl))
  const links = addresses.map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`,
  )
  return addresses.map(([, href]) => `<url>${loc(href)}${lastmod(page)}${links.join('')}</url>`)
}

const documentOf = (start: string, rows: readonly string[], end: string) =>
  ['<?xml version="1.0" encoding="UTF-8"?>', start, ...rows, end, ''].join('\n')

const loc = (address: string) => `<loc>${escaped(address)}</loc>`
const lastmod = ({ changedOn }: SitemapPage) => (changedOn ? `<lastmod>${changedOn}</lastmod>` : '')
