import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { followLinks } from './link-clicks.ts'

let opened: string[]
let stop: () => void

beforeEach(() => {
  opened = []
  stop = followLinks(document, { open: (address) => opened.push(address) })
})
afterEach(() => stop())

/** Presses a link; whether the browser would follow it. */
function press(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html
  // What the app leaves to the browser must not be followed here.
  const ignore = (domEvent: Event) => {
    isLeft = !domEvent.defaultPrevented
    domEvent.preventDefault()
  }
  let isLeft = false
  window.addEventListener('click', ignore, { once: true })
  fireEvent.click(document.body.querySelector('a *, a') ?? document.body, { button: 0, ...init })
  return isLeft
}

it.each([
  ['<a href="/events?page=2">x</a>', '/events?page=2'],
  ['<a href="/view-event/7#map"><b>x</b></a>', '/view-event/7#map'],
])('opens %s in the app', (html, address) => {
  expect(press(html)).toBe(false)
  expect(opened).toEqual([address])
})

it.each([
  '<a href="https://example.org/">elsewhere</a>',
  '<a href="/files/0a.pdf">a file</a>',
  '<a href="/api/docs">the documentation of the API</a>',
  '<a href="/docs/">the documentation</a>',
  '<a href="/events" target="_blank">another tab</a>',
  '<a href="/events" download>a download</a>',
  '<a href="mailto:a@example.org">a mail</a>',
  '<a href="#main">within the page</a>',
])('leaves %s to the browser', (html) => {
  expect(press(html)).toBe(true)
  expect(opened).toEqual([])
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'leaves a press with %o to the browser',
  (init) => {
    expect(press('<a href="/events">x</a>', init)).toBe(true)
    expect(opened).toEqual([])
  },
)
