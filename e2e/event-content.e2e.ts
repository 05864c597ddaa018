import { createClient, memoryStore } from '@polynya/sdk'
import { PERSONAS } from '@polynya/testkit/federation'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { AXE, violations } from './axe.ts'
import { signInto, tokensOf } from './someone.ts'
import { type Visit, visits } from './visit.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const file = (name: string, buffer = PDF) => ({ name, mimeType: 'application/octet-stream', buffer })

const documentsOf = (page: Page) => page.getByRole('region', { name: 'Управление документами' })
const editor = (page: Page, name = /^Описание на\sрусском$/) => page.getByRole('textbox', { name })
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true })

describe('The content of an event', () => {
  const visit = visits()
  let id: number

  /** An event for these tests only, in the region of Tyumen. */
  async function anEvent(isPublic = true) {
    const client = createClient({ baseUrl: `${inject('address')}/api/v1`, store: memoryStore() })
    client.session.signIn(await tokensOf(PERSONAS.superAdministrator))
    const event = await client.events.create({
      body: {
        name: 'Кубок проруби',
        organizer: 'Федерация',
        address: 'Тюмень',
        region: 'RU-TYU',
        startDate: '2027-02-20',
        endDate: '2027-02-21',
        ageGroupOnDate: '2027-02-20',
        regStartDate: '2026-12-01T00:00:00+05:00',
        regEndDate: '2027-02-10T00:00:00+05:00',
        timeZone: 'Asia/Yekaterinburg',
      },
    })
    if (isPublic) await client.events.update({ params: { id: event.id }, body: { public: true } })
    return event.id
  }

  beforeAll(async () => {
    id = await anEvent()
  })

  /** A section of the public page of the event. */
  async function seen(section: string) {
    const { page } = await visit()
    await page.goto(`/view-event/${id}`)
    return page.locator(section)
  }

  async function open(persona: keyof typeof PERSONAS, event = id): Promise<Visit> {
    const visited = await visit()
    await signInto(visited.context, PERSONAS[persona])
    await visited.context.addInitScript({ path: AXE })
    visited.page.setDefaultTimeout(10_000)
    await visited.page.goto(`/view-event/${event}/manage/documents`)
    await visited.page.getByRole('heading', { level: 1, name: /Документы|не.можете/ }).waitFor()
    return visited
  }

  it('accepts several documents at once, rejects another type with a message, and deletes by name', async () => {
    const { page, problems } = await open('administrator')
    const documents = documentsOf(page)
    const chooser = documents.getByLabel('Добавить документы')
    await chooser.setInputFiles([
      file('Положение.pdf'),
      file('Письмо.txt'),
      file('Обман.pdf', Buffer.from('x')),
    ])
    await documents.getByRole('link', { name: 'Положение.pdf' }).waitFor()
    const refused = documents.getByRole('alert')
    await expect.poll(() => refused.allInnerTexts()).toHaveLength(2)
    for (const text of await refused.allInnerTexts()) {
      expect(text).toMatch(/Такой файл не\sподходит. Выберите файл другого типа: PDF, DOCX, XLSX, JPG, PNG/)
    }
    await documents.getByText(/Можно добавить ещё 19\sдокументов/).waitFor()
    await (await seen('#documents')).getByRole('link', { name: 'Положение.pdf' }).waitFor()

    await documents.getByRole('button', { name: 'Название по-английски для «Положение.pdf»' }).click()
    await page.getByRole('dialog').getByLabel('Название по-английски').fill('Regulations')
    await page.getByRole('dialog').getByRole('button', { name: 'Сохранить название' }).click()
    await documents.getByText('По-английски: Regulations').waitFor()

    await documents.getByRole('button', { name: 'Убрать «Письмо.txt»', exact: false }).click()
    await documents.getByRole('button', { name: 'Удалить «Положение.pdf»' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
    await documents.getByText('Документов пока нет').waitFor()
    await (await seen('#documents')).getByText('Документов пока нет').waitFor()
    expect(problems).toEqual([])
  })

  it('cancels an upload without leaving a partial file', async () => {
    const { page } = await open('administrator')
    const documents = documentsOf(page)
    await page.route('**/upload-file/**', () => undefined)
    await documents.getByLabel('Добавить документы').setInputFiles(file('Долгий.pdf'))
    await documents.getByRole('progressbar', { name: 'Долгий.pdf' }).waitFor()
    await documents.getByRole('button', { name: 'Отменить загрузку «Долгий.pdf»' }).click()
    await documents.getByRole('progressbar').waitFor({ state: 'detached' })
    expect(await documents.getByText('Документов пока нет').isVisible()).toBe(true)
  })

  it('edits a description by keyboard only, and shows it in the preview and on the page', async () => {
    const { page, problems } = await open('administrator')
    const text = editor(page)
    await text.focus()
    await page.keyboard.press('Shift+Tab')
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Приезжайте')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('Вода тёплая')
    await page.keyboard.press('Enter')
    await tool(page, 'Маркированный список').click()
    await page.keyboard.type('Баня')
    expect(await tool(page, 'Маркированный список').getAttribute('aria-pressed')).toBe('true')

    const raw = page.getByRole('radio', { name: 'Код HTML' })
    await raw.check()
    const html = '<h2>Приезжайте</h2>\n<p><strong>Вода тёплая</strong></p>\n<ul><li>Баня</li></ul>'
    expect(await editor(page).inputValue()).toBe(html)
    await editor(page).fill(`${html}<p onclick="x()">Чай<script>x()</script></p>`)
    await page.getByText('При сохранении будет убрано: onclick, <script>.').waitFor()
    await page.getByRole('radio', { name: 'Просмотр' }).check()
    const preview = page.getByRole('region', { name: 'Просмотр' })
    expect(await preview.getByRole('heading', { level: 3 }).innerText()).toBe('Приезжайте')

    await page.getByRole('button', { name: 'Сохранить описание' }).click()
    await page.getByText(/Сервер убрал из\sописания/).waitFor()
    await (await seen('#description')).getByText('Чай').waitFor()
    await page.getByRole('radio', { name: 'Редактор' }).check()
    await editor(page).getByText('Чай').waitFor()
    expect(await page.locator('[onclick]').count()).toBe(0)
    // Newer versions of Chromium report the handler in the code as soon as it is parsed; they never run it.
    expect(problems.filter((problem) => !problem.startsWith('Executing inline event handler'))).toEqual([])

    await editor(page).press('End')
    await editor(page).pressSequentially('!')
    await page.getByRole('button', { name: 'Удалить описание' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
    await (await seen('#description')).getByText('Описания пока нет').waitFor()
    expect(await editor(page).innerText()).toBe('\n')
    await page.getByRole('banner').getByRole('link', { name: 'События' }).click()
    await page.getByRole('heading', { level: 1, name: 'События' }).waitFor()
  })

  it('inserts links and pasted content', async () => {
    const { page, problems } = await open('administrator')
    const text = editor(page)
    await text.fill('Правила')
    await text.press('Control+a')
    await tool(page, 'Ссылка').click()
    const dialog = page.getByRole('dialog', { name: 'Ссылка' })
    await dialog.getByLabel('Адрес').fill('правила')
    await dialog.getByLabel('Адрес').press('Enter')
    await dialog.getByText(/Введите полный адрес/).waitFor()
    await dialog.getByLabel('Адрес').fill('polynya.example/rules')
    await dialog.getByLabel('Адрес').press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => text.evaluate((field) => field.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Control+c')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+v')
    await text.getByRole('link', { name: 'Правила' }).nth(1).waitFor()
    await page.getByRole('radio', { name: 'Код HTML' }).check()
    const link = '<p><a href="https://polynya.example/rules">Правила</a></p>'
    expect(await editor(page).inputValue()).toBe(`${link}\n${link}`)
    expect(problems).toEqual([])
  })

  it('asks before leaving an unsaved description, in either language', async () => {
    const { page } = await open('administrator')
    await editor(page).fill('Черновик')
    await page.getByRole('radio', { name: /^Английский/ }).check()
    await editor(page, /^Описание на\sанглийском$/).waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'События' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Остаться' }).click()
    await page.getByRole('radio', { name: /^Русский/ }).check()
    expect(await editor(page).innerText()).toBe('Черновик')
  })

  it('serves the documents of an unpublished event', async () => {
    const { page } = await open('regionalAdministrator', await anEvent(false))
    const documents = documentsOf(page)
    await documents.getByLabel('Добавить документы').setInputFiles(file('Черновик.pdf'))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      documents.getByRole('button', { name: 'Черновик.pdf', exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Черновик.pdf')
  })

  it('is editable only by administrators of the region; others learn why', async () => {
    const { page } = await open('regionalAdministrator')
    await documentsOf(page).waitFor()
    const { page: elsewhere } = await open('regionalFederation')
    await elsewhere.getByText(/Событие относится к\sрегиону: Тюменская область/).waitFor()
    expect(await documentsOf(elsewhere).count()).toBe(0)
  })

  it.each(['light', 'dark'] as const)('passes the axe rules in the %s theme', async (theme) => {
    const { page } = await open('administrator')
    await page.emulateMedia({ colorScheme: theme })
    await editor(page).fill('Текст')
    await documentsOf(page).getByLabel('Добавить документы').setInputFiles(file('Письмо.txt'))
    await documentsOf(page).getByRole('alert').waitFor()
    expect(await violations(page)).toEqual([])
    for (const mode of ['Код HTML', 'Просмотр']) {
      await page.getByRole('radio', { name: mode }).check()
      expect(await violations(page)).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 700 })
    await page.getByRole('radio', { name: 'Редактор' }).check()
    await editor(page).waitFor()
    await tool(page, 'Ссылка').click()
    await page.getByRole('dialog').waitFor()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
})
