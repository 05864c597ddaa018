/** Sitemaps as XML (sitemaps.org 0.9), with the addresses of each language. */

import { escaped } from '../../http/html.ts'
import { alternatesOf } from '../../http/public-pages.ts'

export interface SitemapPage {
  readonly path: string
  /** The day of the last change; null if unknown. */
  readonly changedOn: string | null
  /** Of a page that has one language: its address, and those of the same page by language. */
  readonly own?: { readonly href: string; readonly alternates: Readonly<Record<string, string>> }
}

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** Returns a sitemap with three addresses for each page, or one if it has a language, which name each other. */
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
  const addresses = Object.entries(page.own?.alternates ?? alternatesOf(page.path, publicUrl))
  const hrefs = page.own ? [page.own.href] : addresses.map(([, href]) => href)
  const links = addresses.map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`,
  )
  return hrefs.map((href) => `<url>${loc(href)}${lastmod(page)}${links.join('')}</url>`)
}

const documentOf = (start: string, rows: readonly string[], end: string) =>
  ['<?xml version="1.0" encoding="UTF-8"?>', start, ...rows, end, ''].join('\n')

const loc = (address: string) => `<loc>${escaped(address)}</loc>`
const lastmod = ({ changedOn }: SitemapPage) => (changedOn ? `<lastmod>${changedOn}</lastmod>` : '')
