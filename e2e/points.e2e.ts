import { PERSONAS } from '@polynya/testkit/federation'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { AXE, violations } from './axe.ts'
import { signInto } from './someone.ts'
import { visits } from './visit.ts'

describe('Points', () => {
  const visit = visits()

  async function open(address: string, as?: keyof typeof PERSONAS, width = 1280) {
    const visited = await visit({ width })
    await visited.context.addInitScript({ path: AXE })
    if (as) await signInto(visited.context, PERSONAS[as])
    await visited.page.goto(address)
    await visited.page.getByRole('heading', { level: 1 }).waitFor()
    return visited.page
  }

  const latestYear = (page: Page) =>
    page
      .locator('.base-results-year select')
      .evaluate((select: HTMLSelectElement) => Number(select.options[0]?.value))

  it('are converted both ways, for the year, gender and distance of the address', async () => {
    const page = await open('/service/convert-scores')
    await page.getByLabel('Пол').selectOption({ label: 'Мужчины' })
    await page.getByLabel('Дистанция').selectOption({ label: '50 м брасс' })
    expect(new URL(page.url()).search).toBe('?gender=1&distance=50BR')
    const base = await page.locator('.convert-base b').innerText()
    await page.getByLabel('Результат', { exact: true }).fill(base)
    await page.getByText(new RegExp(`${base}\\s— 1\\s?000 очков`)).waitFor()
    await page.getByLabel('Очки').fill('1000')
    await page.getByText(`не медленнее ${base}`).waitFor()
    await page.getByLabel('Очки').fill('-5')
    await page.getByText('Это не очки.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.reload()
    expect(await page.locator('.convert-base b').innerText()).toBe(base)
  })

  it('are readable on a phone of 320 px', async () => {
    const page = await open('/service/convert-scores', undefined, 320)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

  it('come from base results that their editor copies, corrects, activates and deletes', async () => {
    const page = await open('/edit-base-results', 'superAdministrator')
    await page.getByText(/^Действует с\s1\sянваря\s\d{4}/).waitFor()
    const copy = (await latestYear(page)) + 1
    await page.getByRole('button', { name: 'Скопировать год' }).click()
    await page.getByRole('dialog').getByLabel('Новый год').fill(String(copy))
    await page.getByRole('dialog').getByRole('button', { name: 'Скопировать год' }).click()
    await page.getByText(`Базовые результаты ${copy} года`).waitFor()
    const field = page.getByLabel('25 м вольный стиль, Женщины', { exact: true })
    await field.fill('завтра')
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await page.getByRole('alert').getByText('В 1 поле записан не результат').waitFor()
    await field.fill('0:12,99')
    await page.getByText('Изменено 1 значение').waitFor()
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await page
      .getByRole('region', { name: /Уведомления/ })
      .getByText('Базовый результат обновлён')
      .first()
      .waitFor()
    expect(await field.inputValue()).toBe('00:12.99')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Удалить год' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить год' }).click()
    await page.getByText(`Базовые результаты ${copy} года`).waitFor({ state: 'detached' })
    await expect.poll(() => latestYear(page)).toBeLessThan(copy)
  })

  it('take lines of a spreadsheet into the table, and name the line that is none', async () => {
    const page = await open('/edit-base-results', 'superAdministrator')
    await page.getByRole('button', { name: 'Вставить из таблицы' }).click()
    const lines = page.getByRole('dialog').getByLabel('Строки таблицы')
    await lines.fill('Ж\t25FR\t00:13.00\nошибка')
    await page.getByText('Строка 2: «ошибка»').waitFor()
    await lines.fill('Ж\t25FR\t00:13.00')
    await page.getByRole('dialog').getByRole('button', { name: 'Показать в таблице' }).click()
    expect(await page.getByLabel('25 м вольный стиль, Женщины', { exact: true }).inputValue()).toBe(
      '00:13.00',
    )
    await page.getByRole('button', { name: 'Отменить правки' }).click()
  })

  it('have no editor for an account without the right', async () => {
    const page = await open('/edit-base-results', 'guardian')
    await page.getByText('Базовые результаты меняют те, кому федерация дала это право.').waitFor()
  })
})
