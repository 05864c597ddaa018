import { createHash } from 'node:crypto'
import { frameAddress, type WidgetElement } from '@polynya/contract'
import { describe, expect, it } from 'vitest'
import { policyFor, type SnippetInput, snippetOf } from './snippets.ts'

const calendar: WidgetElement = {
  name: 'event-calendar',
  tag: 'polynya-event-calendar',
  height: 672,
  attributes: [
    { name: 'federation', pattern: '^[A-Z-]+$', selects: true },
    { name: 'view', values: ['auto', 'month', 'list'] },
    { name: 'src', pattern: '^https?:' },
    { name: 'lang', values: ['ru', 'en'] },
  ],
  pinned: { file: '1.4.2/polynya-event-calendar-1a2b.js', integrity: 'sha384-AA' },
}

const input: SnippetInput = {
  origin: 'https://swim.example',
  element: calendar,
  values: { federation: 'RU-KR' },
  accent: '',
  language: 'en',
  title: 'Calendar',
  link: 'Open',
}

const parsed = (code: string) => new DOMParser().parseFromString(code, 'text/html')

describe('The code of a widget', () => {
  it('is the loader and the tag with its attributes and a link', () => {
    const page = parsed(snippetOf('evergreen', input))
    expect(page.querySelector('script')?.getAttribute('src')).toBe('https://swim.example/widgets/v1.js')
    for (const name of ['data-noptimize', 'data-cfasync', 'nowprocket']) {
      expect(page.querySelector('script')?.hasAttribute(name)).toBe(true)
    }
    expect(page.querySelector('polynya-event-calendar')?.getAttribute('federation')).toBe('RU-KR')
    expect(page.querySelector('a')?.getAttribute('href')).toBe('https://swim.example/events?region=RU-KR')
  })

  it('names the pinned file with its digest, in the script and in its preload', () => {
    const page = parsed(snippetOf('pinned', input))
    const address = 'https://swim.example/widgets/1.4.2/polynya-event-calendar-1a2b.js'
    for (const [selector, name] of [
      ['script', 'src'],
      ['link[rel=modulepreload]', 'href'],
    ] as const) {
      const element = page.querySelector(selector)
      expect(element?.getAttribute(name)).toBe(address)
      expect(element?.getAttribute('integrity')).toBe('sha384-AA')
      expect(element?.hasAttribute('crossorigin')).toBe(true)
    }
  })

  it('loads the data of a pinned widget with its file, unless the widget is lazy', () => {
    const dataOf = (values: SnippetInput['values']) =>
      parsed(snippetOf('pinned', { ...input, values }))
        .querySelector('link[rel=preload][as=fetch][crossorigin]')
        ?.getAttribute('href')
    expect(dataOf({ federation: 'RU-KR', view: 'list' })).toBe(
      'https://swim.example/api/v1/widgets/events?region=RU-KR',
    )
    expect(dataOf({ loading: 'lazy' })).toBeUndefined()
  })

  it('frames the page of the widget, which takes no other installation', () => {
    const values = { federation: 'RU-KR', src: 'https://other.example' }
    const code = snippetOf('frame', { ...input, values, accent: '#8a1c3b' })
    const frame = parsed(code).querySelector('iframe')
    expect(frame?.getAttribute('src')).toBe(
      'https://swim.example/embed/event-calendar?federation=RU-KR&lang=en&accent=8a1c3b',
    )
    expect(frame?.getAttribute('height')).toBe('672')
    expect(frameAddress({ ...input, values: {} })).toBe('https://swim.example/embed/event-calendar')
  })

  it('shows hostile values as text', () => {
    const page = parsed(snippetOf('evergreen', { ...input, values: { federation: '"><img src=x>' } }))
    expect(page.querySelector('img')).toBeNull()
    expect(page.querySelector('polynya-event-calendar')?.getAttribute('federation')).toBe('"><img src=x>')
  })

  it('needs a policy with the address of the federation, and for a frame with the digest of its script', () => {
    const script = parsed(snippetOf('frame', input)).querySelector('script')?.textContent ?? ''
    expect(policyFor('https://swim.example', 'frame')).toBe(
      `Content-Security-Policy: frame-src https://swim.example; script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    )
    expect(policyFor('https://swim.example', 'pinned')).not.toContain('style-src')
  })

  it('frames the widget in the language of its preview, unless another one is chosen', () => {
    const languageOf = (values: SnippetInput['values']) => {
      const frame = parsed(snippetOf('frame', { ...input, values })).querySelector('iframe')
      return new URL(frame?.src ?? '').searchParams.getAll('lang')
    }
    expect([languageOf({}), languageOf({ lang: 'ru' })]).toEqual([['en'], ['ru']])
  })
})
