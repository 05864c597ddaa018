import { createClient, memoryStore } from '@polynya/sdk'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { AXE, violations } from './axe.ts'
import { settled } from './settled.ts'
import { visits } from './visit.ts'

const FIELD = { ru: 'Пловец, событие или клуб', en: 'Swimmer, event or club' } as const

const client = () => createClient({ baseUrl: `${inject('address')}/api/v1`, store: memoryStore() })

/** A swimmer whose last name no other swimmer on the first page of the list has, and that is long enough for a typo. */
async function aDistinctName() {
  const { swimmers } = await client().swimmers.all({ query: { limit: 100 } })
  const named = swimmers.flatMap(({ iwsaid, nativeFirstName, nativeLastName }) =>
    nativeFirstName && nativeLastName ? [{ iwsaid, nativeFirstName, nativeLastName }] : [],
  )
  const found = named.find(
    ({ nativeLastName }) =>
      nativeLastName.length >= 7 &&
      named.filter((each) => each.nativeLastName === nativeLastName).length === 1,
  )
  return found ?? expect.fail('The demo has no distinct last name')
}

/** A page whose search listens to its key. */
async function open(page: Page, address = '/terms') {
  await page.goto(address)
  await settled(page)
}

const fieldOf = (page: Page, language: 'ru' | 'en' = 'ru') =>
  page.getByRole('combobox', { name: FIELD[language] })

const options = (page: Page) => page.getByRole('listbox').getByRole('option')

describe('The search of the site', () => {
  const visit = visits()

  it('finds a swimmer despite a typo, by keyboard alone, and Escape restores the focus', async () => {
    const { page, problems } = await visit()
    await open(page)
    const contents = page.getByRole('navigation', { name: 'Содержание' }).getByRole('link').first()
    await contents.focus()
    await page.keyboard.press('/')
    await fieldOf(page).waitFor()
    await page.keyboard.press('Escape')
    await fieldOf(page).waitFor({ state: 'detached' })
    expect(await contents.evaluate((link) => link === document.activeElement)).toBe(true)

    const { nativeLastName: lastName, nativeFirstName: firstName, iwsaid } = await aDistinctName()
    await page.keyboard.press('/')
    await fieldOf(page).waitFor()
    await page.keyboard.type(`${lastName.slice(0, 2)}${lastName.slice(3)} ${firstName}`)
    await options(page).filter({ hasText: iwsaid }).waitFor()
    const found = (await options(page).allInnerTexts()).findIndex((text) => text.includes(iwsaid))
    for (let presses = 0; presses < found; presses += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/view-swimmer/${iwsaid}`)
    await fieldOf(page).waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  it('leads to an event, and to the swimmers of a club', async () => {
    const { page } = await visit()
    await open(page)
    await page.getByRole('link', { name: 'Поиск' }).click()
    await fieldOf(page).fill('кубок тюмни')
    await options(page).filter({ hasText: 'Кубок Тюмени' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Кубок Тюмени' }).waitFor()

    const { swimmers } = await client().swimmers.all({ query: { limit: 100 } })
    const club = swimmers.map(({ swimmerInfo }) => swimmerInfo.club).find(Boolean)
    if (!club) throw new Error('The demo has no club')
    await page.keyboard.press('/')
    await fieldOf(page).fill(club)
    await page.getByRole('group', { name: 'Клубы' }).getByRole('option').first().click()
    await page.waitForURL(/\/swimmers\?.*club=/)
    await page.getByRole('combobox', { name: 'Клуб' }).waitFor()
  })

  it('fits at 320 px, where the menu opens it and gets the focus back', async () => {
    const { page } = await visit({ width: 320 })
    await open(page)
    const menu = page.getByRole('button', { name: 'Открыть меню' })
    await menu.click()
    await page.getByRole('link', { name: 'Поиск' }).click()
    await fieldOf(page).fill('ан')
    await options(page).first().waitFor()
    const { right, scroll } = await page.getByRole('dialog').evaluate((dialog) => ({
      right: dialog.getBoundingClientRect().right,
      scroll: dialog.scrollWidth - dialog.clientWidth,
    }))
    expect(right).toBeLessThanOrEqual(320)
    expect(scroll).toBe(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('reports a lost connection and searches again when it is back', async () => {
    const { page, context } = await visit()
    await open(page)
    await page.keyboard.press('/')
    await fieldOf(page).waitFor()
    await context.setOffline(true)
    await fieldOf(page).fill('анна')
    await page.getByText(/^Нет связи: искать/).waitFor()
    await context.setOffline(false)
    await options(page).first().waitFor()
  })

  it.each([
    ['ru', 'light'],
    ['ru', 'dark'],
    ['en', 'light'],
    ['en', 'dark'],
  ] as const)('has no accessibility violations in %s, %s', async (language, theme) => {
    const { page, context } = await visit({ language, theme })
    await context.addInitScript({ path: AXE })
    await open(page)
    await page.keyboard.press('/')
    await fieldOf(page, language).waitFor()
    expect(await violations(page)).toEqual([])
    await fieldOf(page, language).fill('ан')
    await options(page).first().waitFor()
    expect(await violations(page)).toEqual([])
    await fieldOf(page, language).fill('zzzzzzzz')
    await page.getByText(language === 'ru' ? /^Ничего не\s/ : /^Nothing found/).waitFor()
    expect(await violations(page)).toEqual([])
  })
})
