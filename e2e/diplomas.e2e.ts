import { createClient, memoryStore } from '@polynya/sdk'
import { PERSONAS } from '@polynya/testkit/federation'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { AXE, violations } from './axe.ts'
import { signInto, tokensOf } from './someone.ts'
import { visits } from './visit.ts'

/** A small picture: a PNG of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** The diplomas of the demo's finished event. */
describe('Diplomas', () => {
  const visit = visits()
  let id: number

  beforeAll(async () => {
    const { events } = createClient({ baseUrl: `${inject('address')}/api/v1`, store: memoryStore() })
    const { events: all } = await events.list({ query: { limit: 100, status: 'finished' } })
    id = all.find(({ name }) => name.startsWith('Кубок Волги'))?.id ?? 0
  })

  it('are designed, printed and confirmed by their codes', { timeout: 120_000 }, async () => {
    const store = memoryStore(await tokensOf(PERSONAS.administrator))
    const { events } = createClient({ baseUrl: `${inject('address')}/api/v1`, store })
    await events.resetDiplomaTemplate({ params: { id, kind: 'diploma' } })
    const { page, context, problems } = await visit()
    page.setDefaultTimeout(20_000)
    await signInto(context, PERSONAS.administrator)
    await context.addInitScript({ path: AXE })
    await page.goto(`/view-event/${id}/manage/printouts`)
    const editor = page.getByRole('region', { name: 'Дипломы и\xa0сертификаты' })
    const sheet = editor.getByRole('region', { name: 'Лист диплома' })

    await editor.getByRole('button', { name: 'Диплом', exact: true }).click()
    await editor.getByLabel('Текст по-русски').filter({ visible: true }).fill('Почётный диплом')
    const title = sheet.getByRole('button', { name: /^Почётный диплом:/ })
    await title.press('ArrowRight')
    await title.press('Shift+ArrowDown')
    await sheet.getByRole('button', { name: /^Почётный диплом: 21.мм слева, 72.мм сверху$/ }).waitFor()
    expect(await violations(page)).toEqual([])
    const heights = await sheet
      .getByRole('button')
      .evaluateAll((items) => items.map((item) => parseFloat(getComputedStyle(item, '::after').height)))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
    await editor.getByRole('button', { name: 'Сохранить шаблон' }).click()
    await editor.getByText('Шаблон сохранён').waitFor()

    const background = editor.getByRole('region', { name: 'Фон' })
    const buffer = Buffer.from(PIXEL, 'base64')
    await background
      .getByLabel('Выбрать фон')
      .setInputFiles({ name: 'лист.png', mimeType: 'image/png', buffer })
    await background.getByRole('button', { name: 'Загрузить' }).click()
    await sheet.locator('img').waitFor()

    const download = page.waitForEvent('download')
    await editor.getByRole('button', { name: 'Скачать PDF' }).click()
    const stream = await (await download).createReadStream()
    const bytes = Buffer.concat(await stream.toArray())
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
    expect(text[0]).toContain('Почётный диплом')
    const code = /[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{5}/.exec(text[0] ?? '')?.[0] ?? ''

    const visitor = await visit({ width: 390 })
    await visitor.page.goto('/check')
    await visitor.page.getByLabel('Код проверки').fill(code.toLowerCase().replaceAll('-', ''))
    await visitor.page.getByRole('button', { name: 'Проверить' }).click()
    await visitor.page.getByRole('heading', { name: 'Документ подлинный' }).waitFor()
    expect(new URL(visitor.page.url()).pathname).toBe(`/check/${code}`)
    await visitor.page.getByRole('link', { name: /^Кубок Волги/ }).waitFor()
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect((await visitor.page.request.get(`/check/${code}`)).headers()['x-robots-tag']).toBe('noindex')
    expect([...problems, ...visitor.problems]).toEqual([])
  })
})
