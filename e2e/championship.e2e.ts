import { dateInZone } from '@polynya/domain'
import { createClient, memoryStore } from '@polynya/sdk'
import { PERSONAS } from '@polynya/testkit/federation'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { aSale, inDays } from './a-sale.ts'
import { aSwimmer } from './a-swimmer.ts'
import { signInto, someone, tokensOf } from './someone.ts'
import { visits } from './visit.ts'

const NAME = 'Чемпионат одного дня'
const DISTANCE = /25\sм\sвольный стиль/
const FIRST_NAMES = ['Alisa', 'Bella', 'Clara', 'Diana']

const h1 = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name })
const lines = (page: Page) => page.getByRole('textbox', { name: /^Результат: дорожка/ })

describe('A championship', () => {
  const visit = visits()

  async function opened(address: string, as: Parameters<typeof signInto>[1]) {
    const visited = await visit()
    visited.page.setDefaultTimeout(15_000)
    await signInto(visited.context, as)
    await visited.page.goto(address)
    return visited
  }

  it('runs from registration to official results and rankings', { timeout: 90_000 }, async () => {
    const made = await someone()
    const swimmers = []
    for (const firstName of FIRST_NAMES) swimmers.push(await aSwimmer(made, { firstName }))
    const { id } = await aSale({ name: NAME, nameEn: 'One-Day Championship' })

    // The guardian enters four swimmers, and pays for all of them at once.
    const guardian = await opened(`/register?e=${id}&step=swimmers`, made)
    for (const name of FIRST_NAMES) await guardian.page.getByRole('checkbox', { name }).check()
    await guardian.page.getByRole('button', { name: 'Продолжить' }).click()
    for (const { id: swimmerId } of swimmers) {
      await guardian.page
        .locator(`[aria-labelledby="distances-${swimmerId}"]`)
        .getByRole('checkbox', { name: DISTANCE })
        .check()
    }
    await guardian.page.getByRole('button', { name: 'Продолжить' }).click()
    await guardian.page.getByRole('button', { name: /Оформить заказ/ }).click()
    await guardian.page.getByRole('button', { name: /^Оплатить/ }).click()
    await guardian.page.getByRole('button', { name: 'Оплатить', exact: true }).click()
    await h1(guardian.page, /Вы\sзарегистрированы/).waitFor()

    // The administrator seeds the start list, scratches a swimmer and publishes the list.
    const office = await opened(`/view-event/${id}/manage/lists`, PERSONAS.administrator)
    const lists = office.page.getByRole('region', { name: 'Управление стартовыми протоколами' })
    await lists.getByRole('button', { name: 'Составить все' }).click()
    await office.page.getByRole('dialog').getByRole('button', { name: 'Составить' }).click()
    await lists.getByRole('button', { name: /^Показать протокол: 25/ }).click()
    await lists.getByRole('button', { name: /^Снять со\sстарта: .*Diana/ }).click()
    await lists.getByText(/^не\sстартует$/).waitFor()
    await lists.getByRole('button', { name: 'Опубликовать все' }).click()
    await expect.poll(() => lists.getByText('опубликован', { exact: true }).count()).toBe(2)
    const visitor = await visit()
    await visitor.page.goto(`/view-event/${id}?tab=pre-start`)
    await visitor.page.getByRole('table').getByText(/Alisa/).first().waitFor()

    // On the day of the event the desk types the times.
    await today(id)
    const desk = await opened(`/view-event/${id}/desk`, PERSONAS.administrator)
    await desk.page.getByRole('link', { name: DISTANCE }).click()
    await lines(desk.page).first().waitFor()
    await lines(desk.page).first().focus()
    const times = ['2050', '2150 uw', 'q nw 2250']
    for (const line of await lines(desk.page).all()) {
      const isScratched = (await line.getAttribute('aria-label'))?.includes('Diana')
      await desk.page.keyboard.type(isScratched ? 's' : (times.shift() ?? ''))
      await desk.page.keyboard.press('Enter')
    }
    expect(times).toEqual([])
    await desk.page.getByText('Всё сохранено').waitFor()
    await publish(desk.page, 'предварительные')
    await visitor.page.goto(`/view-event/${id}?tab=results`)
    await visitor.page.getByText(/^Результаты предварительные/).waitFor()
    await publish(desk.page, 'официальные')

    // A published time is corrected with a reason; then the results are locked.
    await desk.page.getByLabel('Причина исправления опубликованных результатов').fill('По видеозаписи финиша')
    await correct(desk.page, '00:20.50', '2040')
    await desk.page.getByText('Всё сохранено').waitFor()
    await desk.page.getByRole('button', { name: 'Закрыть результаты' }).click()
    await desk.page.getByText('закрыты', { exact: true }).waitFor()
    expect(await lines(desk.page).first().isEnabled()).toBe(false)

    // Browsers store public answers for half a minute: this reader had read none.
    const reader = await visit()
    await reader.page.goto(`/view-event/${id}?tab=results`)
    await reader.page.getByText(/^Результаты официальные/).waitFor()
    const table = reader.page.getByRole('table', { name: DISTANCE })
    await table.getByText('00:20.40').waitFor()
    expect(await table.getByText('00:26.50').count()).toBe(1)
    expect(await table.getByText('00:20.50').count()).toBe(0)
    expect(await table.getByText('DSQ NW', { exact: true }).count()).toBe(1)
    await reader.page.goto('/rankings?distCode=25FR&gender=2')
    await reader.page.getByRole('link', { name: NAME }).first().waitFor()
    for (const { problems } of [guardian, office, visitor, desk, reader]) expect(problems).toEqual([])
  })

  /** Publishes the shown distance, whose warnings were checked. */
  async function publish(page: Page, state: string) {
    await page.getByRole('button', { name: 'Опубликовать', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Отмена' }).waitFor()
    const confirm = dialog.getByRole('checkbox', { name: 'Замечания проверены' })
    if (await confirm.isVisible()) await confirm.check()
    await dialog.getByRole('button', { name: `Опубликовать как ${state}` }).click()
    await dialog.waitFor({ state: 'detached' })
  }

  /** Types another result over the one of a line. */
  async function correct(page: Page, from: string, to: string) {
    for (const line of await lines(page).all()) {
      if ((await line.inputValue()) !== from) continue
      await line.fill(to)
      await line.press('Enter')
      return
    }
    throw new Error(`No line has ${from}`)
  }

  /** Moves an event to today. */
  async function today(id: number) {
    const client = createClient({ baseUrl: `${inject('address')}/api/v1`, store: memoryStore() })
    client.session.signIn(await tokensOf(PERSONAS.superAdministrator))
    const date = dateInZone(new Date(), 'Asia/Yekaterinburg')
    await client.events.update({
      params: { id },
      body: { startDate: date, endDate: date, regEndDate: inDays(-0.1), refundRule: [] },
    })
  }
})
