import { describe, expect, it } from 'vitest'
import { visits } from './visit.ts'

describe('Language and theme', () => {
  const visit = visits()

  it.each([
    ['ru', 'Холодная вода'],
    ['en', 'Cold water'],
  ] as const)('start with the language of the browser: %s', async (language, words) => {
    const { page } = await visit({ language })
    await page.goto('/')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(words)
    expect(await page.getAttribute('html', 'lang')).toBe(language)
  })

  it('change the language without losing input, and store it', async () => {
    const { page } = await visit()
    await page.goto('/user/login')
    await page.locator('input[type=email]').fill('half.typed@')
    await page.getByRole('button', { name: /English|EN/ }).click()
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('en')
    expect(await page.locator('input[type=email]').inputValue()).toBe('half.typed@')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Sign in/)
    await page.reload()
    expect(await page.getAttribute('html', 'lang')).toBe('en')
  })

  it('follow the system in auto, and cycle through light, dark and auto', async () => {
    const { page } = await visit({ theme: 'dark' })
    await page.goto('/events')
    const canvas = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const dark = await canvas()
    await page.emulateMedia({ colorScheme: 'light' })
    const light = await canvas()
    expect(light).not.toBe(dark)
    const toggle = page.getByRole('button', { name: /Оформление/ })
    const seen = new Set<string>()
    for (let press = 0; press < 3; press += 1) {
      await toggle.click()
      seen.add(await canvas())
    }
    expect(seen).toEqual(new Set([light, dark]))
  })

  it('apply the chosen theme before any script of the app runs', async () => {
    const { page } = await visit({ theme: 'light' })
    await page.addInitScript(() => localStorage.setItem('colorScheme', 'dark'))
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/')
    const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    expect(scheme).toBe('dark')
  })
})

describe('The page before any script', () => {
  const visit = visits()

  it('has its header and first text', async () => {
    const { page } = await visit()
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/')
    expect(await page.getByRole('banner').innerText()).toContain('События')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Холодная вода/)
  })
})
