import { JUDGE_QUESTIONS, PERSONAS } from '@polynya/testkit/federation'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { AXE, violations } from './axe.ts'
import { signInto, tokensOf } from './someone.ts'
import { visits } from './visit.ts'

describe('Judge tests', () => {
  const visit = visits()

  async function judge(
    persona: keyof typeof PERSONAS,
    options: Parameters<typeof visit>[0] & { readonly path?: string } = {},
  ) {
    const visited = await visit(options)
    await signInto(visited.context, PERSONAS[persona])
    await visited.context.addInitScript({ path: AXE })
    visited.page.setDefaultTimeout(15_000)
    await visited.page.goto(options.path ?? '/judge-tests')
    return visited
  }

  const saved = (page: Page) => page.getByText('Все ответы сохранены').waitFor()

  /** Starts a trial of a category. */
  async function startTrial(page: Page, category: string) {
    await page.getByLabel('Категория').first().selectOption(category)
    await page.getByRole('button', { name: 'Начать тренировку' }).click()
    await page.getByRole('heading', { name: /^Вопрос 1 из/ }).waitFor()
  }

  /** Chooses the right options of the shown question by their keys. */
  async function answerRight(page: Page) {
    const quest = await page.locator('.judge-question legend').innerText()
    const right = JUDGE_QUESTIONS.find(({ ru }) => ru === quest)?.options.flatMap((option) =>
      option.right ? option.ru : [],
    )
    const options = await page.locator('.judge-option span:last-child').allInnerTexts()
    for (const [index, option] of options.entries())
      if (right?.includes(option)) await page.keyboard.press(String(index + 1))
  }

  it('are passed from the keyboard, and the result is shown by question', { timeout: 120_000 }, async () => {
    const { page, problems } = await judge('judge')
    await page
      .getByRole('button', { name: /^Начать экзамен 2К/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Начать экзамен' }).click()
    await page.getByRole('heading', { level: 1, name: 'Экзамен: категория 2К' }).waitFor()
    for (let number = 1; number <= 20; number += 1) {
      await page.getByRole('heading', { name: `Вопрос ${number} из\u00a020` }).waitFor()
      if (number !== 7) await answerRight(page)
      if (number < 20) await page.keyboard.press('ArrowRight')
    }
    await page.getByText('Отвечено: 19 из\u00a020').waitFor()
    await page.getByRole('button', { name: 'Вопрос 7', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Вернуться к\u00a0вопросу' }).check()
    await page.getByRole('button', { name: 'Вопрос 7, вернуться' }).waitFor()
    await saved(page)
    await page.getByRole('button', { name: 'Завершить тест' }).click()
    await page.getByText(/^Без ответа остался 1 вопрос/).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Завершить тест' }).click()
    await page.getByText('Тест пройден').waitFor()
    await page.getByText('19 из\u00a020').waitFor()
    await page.getByText('нет ответа').waitFor()
    await page
      .getByText(/^Основание:/)
      .first()
      .waitFor()
    expect(await page.title()).toMatch(/^Экзамен: категория 2К/)
    expect(await violations(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('banner').isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Скачать PDF' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^judge-test-\d+\.pdf$/)
    await page.getByRole('link', { name: /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{5}$/ }).click()
    await page.getByRole('heading', { name: 'Документ подлинный' }).waitFor()
    await page.getByLabel('Код проверки').fill('0000 0000 0000')
    await page.getByRole('button', { name: 'Проверить' }).click()
    await page.getByText('Документа с\xa0таким кодом нет').waitFor()
    await page.getByLabel('Код проверки').fill('код')
    await page.getByRole('button', { name: 'Проверить' }).click()
    await page.getByText(/^Проверьте код: в.нём 12 или 13.цифр/).waitFor()
    expect(problems).toEqual([])
  })

  it('may not be retaken before the day that is shown', async () => {
    const { page } = await judge('trainee')
    await page
      .getByText(/^Пересдача с/)
      .first()
      .waitFor()
    await page
      .getByText(/не\sраньше чем через месяц/)
      .first()
      .waitFor()
    expect(await page.getByRole('button', { name: /^Начать экзамен 3К/ }).count()).toBe(0)
  })

  it('lose no answer with the connection', { timeout: 90_000 }, async () => {
    const { page, context } = await judge('trainee')
    await startTrial(page, '1К')
    await page.keyboard.press('1')
    await saved(page)
    await context.setOffline(true)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('2')
    await page.getByText(/^Не\sудалось отправить данные/).waitFor()
    await page.getByText('Отвечено: 2 из\u00a020').waitFor()
    await context.setOffline(false)
    await saved(page)
    const id = page.url().split('/').at(-1)
    const { accessToken } = await tokensOf(PERSONAS.trainee)
    const headers = { authorization: `Bearer ${accessToken}` }
    const { data } = await (await page.request.get(`/api/v1/judge-tests/${id}`, { headers })).json()
    const lengths = data.questions.map(({ answerJson }: { answerJson: number[] }) => answerJson.length)
    expect(lengths.slice(0, 3)).toEqual([1, 1, 0])
    await page.reload()
    await page.getByText('Отвечено: 2 из\u00a020').waitFor()
  })

  it('are opened by a judge credit on the page of its event', async () => {
    const { page } = await judge('judge')
    const { accessToken } = await tokensOf(PERSONAS.judge)
    const headers = { authorization: `Bearer ${accessToken}` }
    const { data } = await (await page.request.get('/api/v1/judge-tests/openings', { headers })).json()
    await page.goto(`/view-event/${data.exams[0].eventId}`)
    await page.getByRole('heading', { name: 'Экзамены' }).waitFor()
    await page
      .getByText(/^Пересдача с|^Начать экзамен$|^Сдан /)
      .first()
      .waitFor()
  })

  it('draw from a bank that is edited by question and by file', { timeout: 60_000 }, async () => {
    const { page } = await judge('superAdministrator', { path: '/admin/judge-questions?jCat=ВК' })
    await page
      .getByRole('button', { name: /^Изменить вопрос/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Пункт правил').fill('Правила, раздел 12')
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Сохранить' }).click()
    await page.getByText('Основание: Правила, раздел 12').waitFor()
    await page
      .getByRole('button', { name: /^Версии вопроса/ })
      .first()
      .click()
    await page.getByText(/^Версия 1 от/).waitFor()
    await page.locator('#bank-file').setInputFiles({
      name: 'questions.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('code,category\nx,3К'),
    })
    await page.getByText('Строка 1, ru: нет столбца').waitFor()
    expect(await page.getByRole('button', { name: 'Загрузить', exact: true }).count()).toBe(0)
    expect(await violations(page)).toEqual([])
  })

  it.each([
    ['superAdministrator', '/admin/judge-questions', '.bank-question'],
    ['administrator', '/admin/judge-statistics', '.judge-statistics-page tbody tr'],
    ['judge', '/judge-tests', '.judge-activity-page section'],
  ] as const)('have a page for %s that passes the axe rules at 320 px: %s', async (persona, path, part) => {
    const { page } = await judge(persona, { theme: 'dark', language: 'en', width: 320, path })
    if (path === '/judge-tests') await page.getByRole('link', { name: 'My judge card' }).click()
    await page.locator(part).first().waitFor()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  it.each([
    ['light', 'ru', 1280],
    ['dark', 'en', 320],
  ] as const)('pass the axe rules: %s, %s, %i px', { timeout: 60_000 }, async (theme, language, width) => {
    const { page } = await judge('administrator', { theme, language, width, path: '/judge-tests?scope=all' })
    await page.locator('.judge-test-row').first().waitFor()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.locator('.judge-start button').first().click()
    await page.locator('.judge-question').waitFor()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
})
