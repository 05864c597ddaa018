import { PERSONAS } from '@polynya/testkit/federation'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aSale } from './a-sale.ts'
import { AXE, violations } from './axe.ts'
import { signInto } from './someone.ts'
import { type Visit, visits } from './visit.ts'

/** A name unique across runs. */
const NAME = `Кубок Редактора ${Date.now().toString(36)}`

const sectionOf = (page: Page, name: RegExp) => page.getByRole('form', { name })

/** Saves a section and waits for its saved mark. */
async function save(section: Locator) {
  await section.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await section.getByText('Сохранено').waitFor()
}

/** Opens a step of the setup. */
const toStep = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Разделы события' }).getByRole('link', { name }).click()

/** Fills in everything that publication requires, section by section. */
async function fillIn(page: Page) {
  const organizer = sectionOf(page, /Организатор/)
  await organizer.getByLabel('Организатор', { exact: true }).fill('Федерация зимнего плавания')
  await save(organizer)
  await toStep(page, /^Даты и.регистрация$/)
  const dates = sectionOf(page, /Даты/)
  await dates.getByLabel('Первый день').fill('2027-02-20')
  await dates.getByLabel('Последний день').fill('2027-02-21')
  await dates.getByLabel('Часовой пояс').selectOption('Asia/Yekaterinburg')
  await save(dates)
  const registration = sectionOf(page, /Регистрация/)
  await registration.getByLabel('Регистрация открывается').fill('2026-12-01T10:00')
  await registration.getByLabel('Регистрация закрывается').fill('2027-02-15T23:59')
  await save(registration)
  await toStep(page, /^Возраст$/)
  const age = sectionOf(page, /возраста/)
  await age.getByLabel(/Возраст считается/).fill('2027-02-20')
  await save(age)
  await toStep(page, /^Событие и.место$/)
  const venue = sectionOf(page, /Место/)
  await venue.getByLabel('Адрес', { exact: true }).fill('Тюмень, набережная')
  await venue.getByLabel('Широта').evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '57.15, 65.53')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  expect(await venue.getByLabel('Долгота').inputValue()).toBe('65.53')
  await save(venue)
}

/** Adds an offer of two distances by keyboard only. */
async function makeProgramme(page: Page) {
  await toStep(page, /^Программа$/)
  const programme = sectionOf(page, /Программа/)
  await programme.getByRole('button', { name: 'Добавить программу' }).press('Enter')
  await page.keyboard.insertText('Личные дистанции')
  await programme.getByRole('button', { name: 'Добавить дистанцию' }).press('Enter')
  await expect.poll(() => programme.getByLabel('Дистанция', { exact: true }).count()).toBe(1)
  await programme.getByLabel('Дистанция', { exact: true }).selectOption('25FR')
  await programme.getByLabel('Мест', { exact: true }).last().fill('40')
  await programme.getByRole('button', { name: /Копировать: .*дистанция 1/ }).press('Enter')
  await expect.poll(() => programme.getByLabel('Дистанция', { exact: true }).count()).toBe(2)
  await programme.getByLabel('Дистанция', { exact: true }).last().selectOption('50BR')
  await programme.getByRole('button', { name: /Выше: .*дистанция 2/ }).press('Enter')
  await save(programme)
}

/** Returns to the list, filtered by upcoming registration: the first page of all events may not contain ours. */
async function toThoseAhead(page: Page) {
  await page.getByRole('link', { name: /Ко\sвсем событиям/ }).click()
  await page.locator('search').getByLabel('Регистрация').selectOption('willOpen')
}

describe('Event management', () => {
  const visit = visits()

  async function open(
    persona: keyof typeof PERSONAS,
    address = '/events-crud',
    theme?: 'dark',
  ): Promise<Visit> {
    const visited = await visit(theme ? { theme } : {})
    await signInto(visited.context, PERSONAS[persona])
    await visited.context.addInitScript({ path: AXE })
    visited.page.setDefaultTimeout(15_000)
    await visited.page.goto(address)
    return visited
  }

  it('creates an event, publishes it, copies it and deletes it', { timeout: 120_000 }, async () => {
    const { page, problems } = await open('superAdministrator')
    await page.getByRole('button', { name: 'Новое событие' }).click()
    const creating = page.getByRole('dialog')
    await creating.getByRole('button', { name: /Создать/ }).click()
    await creating.getByRole('alert').getByRole('link').click()
    await page.keyboard.insertText(NAME)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: NAME, exact: true }).waitFor()

    await page.getByText('Без этого опубликовать нельзя:').waitFor()
    await fillIn(page)
    await makeProgramme(page)
    expect(await page.getByText('Без этого опубликовать нельзя:').count()).toBe(0)
    await page.getByText(/^Стоит проверить: /).click()
    await page.getByText('нет положения и').waitFor()
    await toStep(page, /^Публикация$/)
    await page.getByRole('button', { name: 'Опубликовать' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Опубликовать' }).click()
    await page.getByText('Событие опубликовано: его видят все.').waitFor()

    const visitor = await visit()
    const id = new URL(page.url()).pathname.split('/').at(2)
    await visitor.page.goto(`/view-event/${id}`)
    await visitor.page.getByRole('heading', { level: 1, name: NAME }).waitFor()
    const rows = visitor.page.locator('#program table tbody th')
    await expect.poll(() => rows.count()).toBe(2)
    expect(await rows.first().innerText()).toContain('50 м брасс'.replace(' ', '\xa0'))

    await toThoseAhead(page)
    await page.getByRole('button', { name: `Копировать: ${NAME}` }).click()
    const copying = page.getByRole('dialog')
    await copying.getByLabel('Название', { exact: true }).fill(`${NAME} — копия`)
    await copying.getByLabel('Первый день копии').fill('2028-02-19')
    await copying.getByRole('button', { name: 'Создать копию' }).click()
    await page.getByRole('link', { name: `${NAME} — копия`, exact: true }).waitFor()
    await toStep(page, /^Даты и.регистрация$/)
    const end = sectionOf(page, /Даты/).getByLabel('Последний день')
    await expect.poll(() => end.inputValue()).toBe('2028-02-20')

    await toThoseAhead(page)
    await page.getByRole('button', { name: `Удалить: ${NAME} — копия` }).click()
    const removing = page.getByRole('dialog')
    await removing.getByLabel('Название события').fill(NAME)
    await removing.getByRole('button', { name: 'Удалить навсегда' }).click()
    await removing
      .getByRole('alert')
      .getByText(/не\sсовпадает/)
      .waitFor()
    await removing.getByLabel('Название события').fill(`${NAME} — копия`)
    await removing.getByRole('button', { name: 'Удалить навсегда' }).click()
    await expect.poll(() => page.getByRole('link', { name: `${NAME} — копия`, exact: true }).count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('warns two editors of the same event, and asks before changes are lost', async () => {
    const [one, other] = [await open('superAdministrator'), await open('superAdministrator')]
    await one.page
      .getByRole('link', { name: /^Кубок Пскова/ })
      .first()
      .click()
    await one.page.getByRole('link', { name: 'Настройка' }).click()
    await one.page.getByRole('form').first().waitFor()
    await other.page.goto(one.page.url())
    const [mine, theirs] = [sectionOf(one.page, /Организатор/), sectionOf(other.page, /Организатор/)]
    await mine.getByLabel('Организатор по-английски').fill('Mine')
    await theirs.getByLabel('Организатор', { exact: true }).fill('Их федерация')
    await save(theirs)
    await mine.getByRole('button', { name: 'Сохранить', exact: true }).click()
    await mine.getByRole('button', { name: 'Загрузить новую версию' }).click()
    await expect.poll(() => mine.getByLabel('Организатор', { exact: true }).inputValue()).toBe('Их федерация')
    expect(await mine.getByLabel('Организатор по-английски').inputValue()).toBe('Mine')

    await one.page.getByRole('link', { name: /Ко\sвсем событиям/ }).click()
    await one.page.getByRole('dialog').getByRole('button', { name: 'Остаться' }).click()
    await save(mine)
    await one.page.getByRole('link', { name: /Ко\sвсем событиям/ }).click()
    await one.page.getByRole('button', { name: 'Новое событие' }).waitFor()
  })

  it('stays where the reader is while a section is saved', { timeout: 60_000 }, async () => {
    const { id } = await aSale()
    const { page, problems } = await open('superAdministrator', `/view-event/${id}/manage/setup?step=payment`)
    const section = sectionOf(page, /Возврат/)
    const field = section.getByLabel(/процент|%/i).first()
    await field.scrollIntoViewIfNeeded()
    await field.fill('80')
    const button = section.getByRole('button', { name: 'Сохранить', exact: true })
    await button.scrollIntoViewIfNeeded()
    const topOf = async () => (await button.boundingBox())?.y ?? 0
    const before = await topOf()
    await save(section)
    expect(Math.abs((await topOf()) - before)).toBeLessThan(40)
    expect(await button.evaluate((pressed) => pressed === document.activeElement)).toBe(true)
    expect(problems).toEqual([])
  })

  it('is forbidden to administrators, and asks a visitor to sign in', async () => {
    const { page } = await open('administrator')
    await page.locator('.toast').getByText('Доступ закрыт').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await page.getByRole('link', { name: 'Управление событиями' }).count()).toBe(0)
    const { page: visitor } = await visit()
    await visitor.goto('/events-crud/1')
    await visitor.locator('.toast').getByText('Доступ закрыт').waitFor()
    expect(new URL(visitor.url()).pathname).toBe('/')
  })

  it.each(['light', 'dark'] as const)('passes the axe rules: %s', async (theme) => {
    const { page } = await open('superAdministrator', '/events-crud', theme === 'dark' ? theme : undefined)
    await page.getByRole('list', { name: 'События, которыми вы управляете' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Кубок Тюмени 2027', exact: true }).click()
    await page.getByRole('link', { name: 'Настройка' }).click()
    await toStep(page, /^Программа$/)
    await page.locator('#programme .distance-row summary').first().click()
    const programme = sectionOf(page, /Программа/)
    await programme.getByRole('button', { name: 'Добавить дистанцию' }).first().click()
    await programme.getByRole('button', { name: 'Сохранить', exact: true }).click()
    await programme.getByRole('alert').getByRole('link').waitFor()
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  it.each(['light', 'dark'] as const)(
    'passes the axe rules on every step at 320 px: %s',
    { timeout: 90_000 },
    async (theme) => {
      const { id } = await aSale()
      const address = `/view-event/${id}/manage/setup`
      const { page } = await open('superAdministrator', address, theme === 'dark' ? theme : undefined)
      const steps = page.getByRole('navigation', { name: 'Разделы события' }).getByRole('link')
      await steps.first().waitFor()
      await page.setViewportSize({ width: 320, height: 800 })
      for (const step of await steps.all()) {
        await step.click()
        const name = await step.innerText()
        await page.waitForFunction(() => document.querySelector('.skeleton') === null)
        expect(await violations(page), name).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320)
      }
    },
  )
})
