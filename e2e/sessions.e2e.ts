import { PERSONAS } from '@polynya/testkit/federation'
import { beforeAll, describe, expect, it } from 'vitest'
import { aSale } from './a-sale.ts'
import { aSwimmer } from './a-swimmer.ts'
import { AXE, violations } from './axe.ts'
import { signInto, someone } from './someone.ts'
import { visits } from './visit.ts'

describe('Sessions of an event', () => {
  const visit = visits()
  let id: number

  beforeAll(async () => {
    const event = await aSale({ name: 'Кубок сессий', freeEvent: true })
    id = event.id
    const account = await someone()
    const distances = event.programData.flatMap(({ children }) => children)
    for (const [index, distance] of distances.entries()) {
      const lastName = `Sessionova${['a', 'b'][index] ?? 'c'}`
      const { id: swimmerId } = await aSwimmer(account, { lastName, dob: `199${index}-02-03` })
      const swimmers = [{ swimmerId, entries: [{ distanceId: distance.id }] }]
      await account.client.orders.create({ body: { eventId: id, swimmers } })
    }
  })

  it('are described, seeded by rules of their own, merged, moved, published and printed', {
    timeout: 120_000,
  }, async () => {
    const { page, context, problems } = await visit()
    page.setDefaultTimeout(20_000)
    await signInto(context, PERSONAS.regionalAdministrator)
    await context.addInitScript({ path: AXE })

    await page.goto(`/view-event/${id}/manage/sessions`)
    const session = page.getByRole('region', { name: 'Сессия 1' })
    await session.getByLabel('Название', { exact: true }).fill('Утро')
    await session.getByLabel('Начало, местное время').fill('10:30')
    await session.getByLabel('Температура воды, °C').fill('0,4')
    await session.getByRole('button', { name: 'Добавить судью' }).click()
    await session.getByLabel('Фамилия, имя').last().fill('Иванова Мария')
    await session.getByRole('button', { name: 'Сохранить сессию' }).click()
    await page.getByRole('region', { name: 'Сессия 1: Утро' }).waitFor()

    await page.goto(`/view-event/${id}/manage/lists`)
    const lists = page.getByRole('region', { name: 'Управление стартовыми протоколами' })
    await lists.getByText('Правила составления протоколов').click()
    await lists.getByLabel('Для чего действуют').selectOption({ label: 'Сессия 1' })
    await lists.getByLabel(/Не\sиспользовать дорожки/).fill('3')
    await lists.getByRole('button', { name: 'Сохранить правила' }).click()
    await expect.poll(() => lists.getByLabel(/Не\sиспользовать дорожки/).inputValue()).toBe('3')

    await lists.getByRole('button', { name: 'Составить все' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Составить' }).click()
    await expect.poll(() => lists.getByText('черновик', { exact: true }).count()).toBe(2)
    await lists.getByRole('cell', { name: '10:33' }).waitFor()

    await lists.getByRole('button', { name: /^Показать протокол: 50/ }).click()
    await lists.getByRole('button', { name: /^Объединить с\sдругим/ }).press('Enter')
    await lists.getByRole('button', { name: 'Объединить', exact: true }).press('Enter')
    await lists.getByText(/вместе: 25\sм вольный стиль, заплыв 1/).waitFor()
    expect(await lists.getByRole('cell', { name: '2', exact: true }).count()).toBe(1)

    await lists.getByRole('button', { name: /^Ниже: 25/ }).press('Enter')
    const first = lists.locator('.managed-lists tbody tr').first()
    await expect.poll(() => first.innerText()).toMatch(/50\sм/)
    expect(await violations(page)).toEqual([])
    // A key reaches a button that is disabled until the order is stored.
    const publish = lists.getByRole('button', { name: 'Опубликовать все' })
    await expect.poll(() => publish.isEnabled()).toBe(true)
    await publish.press('Enter')
    await expect.poll(() => lists.getByText('опубликован', { exact: true }).count()).toBe(2)

    await page.setViewportSize({ width: 320, height: 900 })
    await page.goto(`/view-event/${id}/manage/printouts`)
    await page.getByRole('combobox', { name: 'Документ', exact: true }).selectOption('callRoom')
    await page.getByRole('button', { name: 'Создать ссылку' }).click()
    const link = await page.getByRole('link', { name: 'Открыть', exact: true }).getAttribute('href')
    expect((await page.request.get(link ?? '')).headers()['content-type']).toBe('application/pdf')
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

    const visitor = await visit({ width: 320 })
    await visitor.page.goto(`/view-event/${id}`)
    await visitor.page.getByText('Расписание дистанций').click()
    await visitor.page.locator('.session-timetable li').first().getByText(/50\sм/).waitFor()
    await visitor.page.getByText('Судьи', { exact: true }).click()
    await visitor.page.getByText('Иванова Мария').waitFor()
    await visitor.page.goto(`/view-event/${id}?tab=pre-start`)
    await visitor.page
      .getByText(/Вода \+0,4\s°C/)
      .first()
      .waitFor()
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect([...problems, ...visitor.problems]).toEqual([])
  })
})
