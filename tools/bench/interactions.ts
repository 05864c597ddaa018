/** Time from real clicks and keys on public pages to the next paint, on a throttled phone. */

import { createClient, memoryStore } from '@polynya/sdk'
import { PERSONAS } from '@polynya/testkit/federation'
import type { Browser, Locator, Page } from 'playwright-core'
import { openBrowser } from '../../e2e/browser.ts'
import type { Program } from './programs.ts'
import type { Row } from './report.ts'
import { throttle } from './throttle.ts'

/** The goal of interaction to next paint. */
const INTERACTION_MS = 150

interface Journey {
  readonly name: string
  readonly path: string
  readonly isSignedIn?: boolean
  act(page: Page): Promise<void>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Clicks as a reader does, and lets the page settle, so that the next click is an interaction of its own. */
async function click(target: Locator) {
  await target.click()
  await target.page().waitForLoadState('networkidle')
}

const JOURNEYS: readonly Journey[] = [
  {
    name: 'home',
    path: '/',
    async act(page) {
      await click(button(page, /Оформление/))
      await click(page.locator('summary'))
      await click(button(page, 'Открыть меню'))
      await page.keyboard.press('Escape')
      await click(button(page, 'Switch to English'))
    },
  },
  {
    name: 'filters and views of events',
    path: '/events',
    async act(page) {
      await page.locator('main select').nth(1).selectOption({ index: 1 })
      await page.locator('main input').first().pressSequentially('кубок')
      await page.waitForLoadState('networkidle')
      await click(button(page, 'По месяцам'))
      await click(button(page, 'На карте'))
      await click(button(page, 'Список'))
    },
  },
  {
    name: 'tabs of an event',
    path: '/view-event/1',
    async act(page) {
      const tabs = page.getByRole('navigation', { name: 'Разделы события' })
      for (const name of ['Участники', 'Стартовые протоколы', 'Результаты', 'Обзор']) {
        await click(tabs.getByRole('link', { name }))
      }
    },
  },
  {
    name: 'first step of registration',
    path: '/register?e=',
    isSignedIn: true,
    async act(page) {
      const first = page.getByRole('checkbox').first()
      await click(first)
      await click(first)
      await click(first)
    },
  },
]

/** Worst interaction of each journey: with so few of them it is what the metric counts. */
export async function interactions(suite: string, server: Program): Promise<Row[]> {
  const browser = await openBrowser()
  const rows: Row[] = []
  try {
    for (const journey of JOURNEYS) {
      const value = await worstInteraction(browser, server.address, journey)
      const goal = { atMost: INTERACTION_MS }
      rows.push({ suite, name: `${journey.name}, slowest interaction`, value, unit: 'ms', goal })
    }
  } finally {
    await browser.close()
  }
  return rows
}

async function worstInteraction(browser: Browser, address: string, journey: Journey): Promise<number> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ baseURL: address, viewport, locale: 'ru-RU' })
  try {
    await context.addInitScript(observeInteractions)
    let { path } = journey
    if (journey.isSignedIn) {
      const { tokens, eventId } = await guardianAndEvent(address)
      await context.addInitScript((given) => {
        localStorage.setItem('accessToken', given.accessToken)
        localStorage.setItem('refreshToken', given.refreshToken)
      }, tokens)
      path += eventId
    }
    const page = await context.newPage()
    await throttle(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await journey.act(page)
    return await page.evaluate(slowestInteraction)
  } finally {
    await context.close()
  }
}

/** A guardian, and an event without entries of theirs. */
async function guardianAndEvent(address: string) {
  const { user, events } = createClient({ baseUrl: `${address}/api/v1`, store: memoryStore() })
  const { email, password } = PERSONAS.guardian
  const tokens = await user.authenticate({ body: { username: email, password } })
  const found = await events.list({ query: { search: 'Сибирская прорубь', open: 'true' } })
  return { tokens, eventId: found.events[0]?.id ?? 0 }
}

type Measured = typeof globalThis & { slowestMs?: number }

/** Evaluated in the page before its scripts: stores the longest time from an input to its paint. */
function observeInteractions() {
  const page = globalThis as Measured
  page.slowestMs = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0 } = entry as { interactionId?: number }
      if (interactionId > 0) page.slowestMs = Math.max(page.slowestMs ?? 0, entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Evaluated in the page, after the last entries were reported. */
function slowestInteraction(): Promise<number> {
  return new Promise((done) => {
    setTimeout(() => done((globalThis as Measured).slowestMs ?? 0), 500)
  })
}
