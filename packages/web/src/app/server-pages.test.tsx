import { A_SERIES, ANNA_SWIMMER, CUP } from '@polynya/testkit'
import { expect, it } from 'vitest'
import type { PageRequest } from './head/page-request.ts'
import { eventPage, seriesPage, sitePage, swimmerPage } from './server-pages.tsx'

const TEMPLATE =
  '<!doctype html><html lang="ru"><title>Полынья</title><meta name="description" content="Старты"><!--page-->'

const PREVIEW = {
  title: 'Anna "Ice" <Petrova> & co',
  description: 'Best times: 50 m breaststroke 00:41.42',
  picture: '/share/swimmers/PETR004217.png?lang=en&v=abc',
  alt: 'Anna: best times',
}

/** The contents of the tags of a preview, by name. */
function tagsOf(html: string): Record<string, string | null> {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const tags = [...page.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')]
  return Object.fromEntries(
    tags.map((tag) => [
      tag.getAttribute('property') ?? tag.getAttribute('name'),
      tag.getAttribute('content'),
    ]),
  )
}

const PAGE = 'https://swim.example/view-swimmer/PETR004217'
const SITE = {
  titles: { ru: ['Федерация', 'Старты', 'Платформа'], en: ['Federation', 'Events', 'Platform'] },
  ...{
    logoLink: null,
    support: null,
    season: '2026-2027',
    demo: false,
    timeZone: 'Europe/Moscow',
    paymentGateways: [],
  },
}

const request = {
  language: 'en',
  address: `${PAGE}?lang=en`,
  alternates: { ru: `${PAGE}?lang=ru`, en: `${PAGE}?lang=en`, 'x-default': PAGE },
  preview: PREVIEW,
  oEmbed: null,
  site: SITE,
} as const satisfies PageRequest

it('previews a swimmer with a large picture at an absolute address', () => {
  expect(tagsOf(swimmerPage(TEMPLATE, [ANNA_SWIMMER], request))).toEqual({
    'og:type': 'profile',
    'og:site_name': 'Federation',
    'og:locale': 'en_GB',
    'og:locale:alternate': 'ru_RU',
    'og:title': PREVIEW.title,
    'og:description': PREVIEW.description,
    'og:url': request.address,
    'og:image': 'https://swim.example/share/swimmers/PETR004217.png?lang=en&v=abc',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': PREVIEW.alt,
    'twitter:card': 'summary_large_image',
  })
})

it('writes names as text, whatever they contain', () => {
  const html = eventPage(TEMPLATE, [CUP], request)
  expect(html).not.toContain('<Petrova>')
  expect(new DOMParser().parseFromString(html, 'text/html').title).toBe(PREVIEW.title)
})

it('previews the results of a swimmer at an event, and the event itself without them', () => {
  const address = 'https://swim.example/view-event/12/PETR004217'
  const ofResults = tagsOf(eventPage(TEMPLATE, [CUP], { ...request, address }))
  expect(ofResults).toMatchObject({
    'og:type': 'website',
    'og:url': address,
    'og:image': expect.stringContaining(PREVIEW.picture),
  })
  const poster = '/files/poster.webp'
  const ofEvent = tagsOf(eventPage(TEMPLATE, [{ ...CUP, poster }], { ...request, preview: null }))
  expect(ofEvent).toMatchObject({ 'og:title': CUP.nameEn, 'og:image': `https://swim.example${poster}` })
  expect(ofEvent['twitter:card']).toBeUndefined()
})

/** A page as a search engine without scripts reads it. */
function readPage(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const hrefs = (selector: string) =>
    [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'))
  const data = [...page.querySelectorAll('script[type="application/ld+json"]')]
  return {
    title: page.title,
    description: page.querySelector('meta[name="description"]')?.getAttribute('content'),
    canonical: hrefs('link[rel="canonical"]'),
    alternates: hrefs('link[rel="alternate"][hreflang]'),
    data: data.map(({ textContent }) => JSON.parse(textContent ?? '')),
  }
}

it('names the canonical address and those of each language', () => {
  expect(readPage(swimmerPage(TEMPLATE, [ANNA_SWIMMER], request))).toMatchObject({
    canonical: [`${PAGE}?lang=en`],
    alternates: [`${PAGE}?lang=ru`, `${PAGE}?lang=en`, PAGE],
    data: [{ '@type': 'Person', identifier: 'PETR004217' }],
  })
})

it('names where other sites request its widget, in both formats', () => {
  const oEmbed = 'https://swim.example/oembed?url=https%3A%2F%2Fswim.example%2Fembed%2Frecords'
  const page = new DOMParser().parseFromString(sitePage(TEMPLATE, [], { ...request, oEmbed }), 'text/html')
  const links = [...page.querySelectorAll('link[rel="alternate"][type]')]
  expect(links.map((link) => [link.getAttribute('type'), link.getAttribute('href')])).toEqual([
    ['application/json+oembed', `${oEmbed}&format=json`],
    ['text/xml+oembed', `${oEmbed}&format=xml`],
  ])
  expect(sitePage(TEMPLATE, [], request)).not.toContain('oembed')
})

it('names the swimmer whose results a page shows as a competitor', () => {
  const html = eventPage(TEMPLATE, [CUP, ANNA_SWIMMER], request)
  const id = 'https://swim.example/view-swimmer/PETR004217#swimmer'
  expect(readPage(html).data).toMatchObject([
    { '@type': 'SportsEvent', competitor: { '@id': id } },
    { '@type': 'Person', '@id': id, identifier: 'PETR004217' },
  ])
  expect(html).not.toContain('1990')
})

it('keeps a name inside the structured data, whatever it contains', () => {
  const name = '</script><img src=x onerror=alert(1)>'
  const html = eventPage(TEMPLATE, [{ ...CUP, name }], { ...request, language: 'ru', preview: null })
  expect(html).not.toContain('<img src=x')
  expect(readPage(html).data).toMatchObject([{ '@type': 'SportsEvent', name }])
})

it('titles and describes the pages of every installation in both languages', () => {
  const ofEvents = (language: 'ru' | 'en') => {
    const address = 'https://swim.example/events'
    return readPage(sitePage(TEMPLATE, [], { ...request, address, language, preview: null }))
  }
  expect(ofEvents('ru').title).toBe('События — Федерация')
  expect(ofEvents('en').title).toBe('Events — Federation')
  expect(ofEvents('ru').description).not.toBe(ofEvents('en').description)
  const home = { ...request, address: 'https://swim.example/', preview: null }
  expect(readPage(sitePage(TEMPLATE, [], home)).title).toBe('Winter swimming events — Federation')
})

it('describes a series, with the picture of the site', () => {
  const html = seriesPage(TEMPLATE, [A_SERIES], { ...request, preview: null })
  expect(readPage(html).title).toBe('National Cup')
  expect(tagsOf(html)['og:image']).toBe('https://swim.example/icon-512.png')
})
