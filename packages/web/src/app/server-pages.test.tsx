import { ANNA_SWIMMER, CUP } from '@polynya/testkit'
import { expect, it } from 'vitest'
import { eventPage, swimmerPage } from './server-pages.tsx'

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

const request = {
  language: 'en',
  address: 'https://swim.example/view-swimmer/PETR004217',
  preview: PREVIEW,
} as const

it('previews a swimmer with a large picture at an absolute address', () => {
  expect(tagsOf(swimmerPage(TEMPLATE, [ANNA_SWIMMER], request))).toEqual({
    'og:type': 'profile',
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
