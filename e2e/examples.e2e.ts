/** Runs the examples like a newcomer: their servers and builds, against the demo. */

import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { build, preview } from 'vite'
import { describe, expect, inject, it } from 'vitest'
import { exampleServer } from '../examples/serve.ts'
import { contexts } from './contexts.ts'

const folderOf = (name: string) => join(import.meta.dirname, '..', 'examples', name)

describe('An example', () => {
  const newContext = contexts()

  async function open(address: string) {
    const context = await newContext({ viewport: { width: 1100, height: 900 } })
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => problems.push(message.text()))
    await page.goto(address)
    return { page, problems }
  }

  async function serve(name: string): Promise<{ address: string; server: Server }> {
    const server = exampleServer({ folder: folderOf(name), polynya: inject('address') })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server }
  }

  const calendar = (page: Page) => page.getByRole('table')

  it('in plain HTML shows both widgets in the colours of the region', async () => {
    const { address, server } = await serve('plain-html')
    const { page, problems } = await open(address)
    await calendar(page).waitFor()
    await page.locator('polynya-swimmer-card').getByRole('definition').first().waitFor()
    const pressed = page.getByRole('button', { pressed: true })
    expect(await pressed.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
      'rgb(138, 28, 59)',
    )
    expect(problems).toEqual([])
    server.close()
  })

  it('under a strict content security policy shows a pinned calendar with two requests', async () => {
    const { address, server } = await serve('strict-policy')
    const { page, problems } = await open(address)
    await calendar(page).waitFor()
    expect(await page.evaluate(() => performance.getEntriesByType('resource').length)).toBe(2)
    expect(problems).toEqual([])
    server.close()
  })

  it('blocks a pinned file that does not match its digest', async () => {
    const { address, server } = await serve('strict-policy')
    const page = await (await newContext()).newPage()
    await page.route('**/polynya-event-calendar-*.js', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()};alert(1)` })
    })
    await page.goto(address)
    await page.getByRole('link', { name: 'Events on the federation’s site' }).waitFor()
    expect(await page.evaluate(() => customElements.get('polynya-event-calendar') === undefined)).toBe(true)
    server.close()
  })

  it('in React passes attributes and handles navigation itself', async () => {
    const outDir = await mkdtemp(join(tmpdir(), 'polynya-react-host-'))
    // Under a test runner NODE_ENV differs, and Vite would build for development.
    Object.assign(process.env, { VITE_POLYNYA: inject('address'), NODE_ENV: 'production' })
    await build({ root: folderOf('react-host'), build: { outDir, emptyOutDir: true }, logLevel: 'error' })
    const server = await preview({ root: folderOf('react-host'), build: { outDir }, preview: { port: 0 } })
    const { page, problems } = await open(server.resolvedUrls?.local[0] ?? '')
    const link = page.locator('polynya-event-calendar').getByRole('article').getByRole('link').first()
    await link.click()
    await page.getByText(/^Event \d+ opens here\.$/).waitFor()
    await page.getByRole('button', { name: 'Darker' }).click()
    const root = page.locator('polynya-event-calendar').locator('.r')
    await expect.poll(() => root.getAttribute('data-theme')).toBe('dark')
    expect(problems).toEqual([])
    await server.close()
    await rm(outDir, { recursive: true })
  })
})
