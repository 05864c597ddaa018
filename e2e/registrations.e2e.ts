import { createClient, memoryStore } from '@polynya/sdk'
import { PERSONAS } from '@polynya/testkit/federation'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { aSwimmer } from './a-swimmer.ts'
import { AXE, violations } from './axe.ts'
import { signInto, someone } from './someone.ts'
import { visits } from './visit.ts'

describe('Registrations of an event', () => {
  const visit = visits()
  let address: string

  /** Picks an event of the demo with a registration that has a number. */
  beforeAll(async () => {
    const { events } = createClient({ baseUrl: `${inject('address')}/api/v1`, store: memoryStore() })
    const { events: all } = await events.list({ query: { limit: 100 } })
    for (const { id } of all) {
      const { swimmers } = await events.swimmerList({ params: { id }, query: { limit: 1 } })
      if (swimmers.some(({ number }) => number !== null)) address = `/view-event/${id}/manage`
    }
  })

  it('are processed in bulk by an administrator', async () => {
    const { page, context, problems } = await visit()
    await signInto(context, PERSONAS.administrator)
    await context.addInitScript({ path: AXE })
    await page.goto(`${address}/entries`)
    await page.getByRole('list', { name: 'Регистрации' }).getByRole('checkbox').first().check()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Отметить приход' }).click()
    await page.getByText(/^Готово: /).waitFor()
    expect(problems).toEqual([])
  })

  it('are checked in at the desk by keyboard, also on a phone', async () => {
    const { page, context, problems } = await visit({ width: 320 })
    await signInto(context, PERSONAS.administrator)
    await context.addInitScript({ path: AXE })
    await page.goto(`${address}/desk?search=1`)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await violations(page)).toEqual([])
    const undo = page.getByRole('button', { name: /^Снять отметку: / })
    if ((await undo.count()) > 0) await undo.click()
    await page.getByRole('button', { name: /^Отметить приход: / }).waitFor()
    await page.getByLabel(/^Стартовый номер, фамилия, имя или ID\sв\sреестре/).press('Enter')
    // A swimmer without a required document is checked in after a confirmation.
    const anyway = page.getByRole('dialog').getByRole('button', { name: 'Отметить приход' })
    await undo.or(anyway).waitFor()
    if (await anyway.isVisible()) await anyway.click()
    await undo.waitFor()
    expect(problems).toEqual([])
  })

  it('require documents: a guardian uploads one, which is rejected with a reason, replaced and accepted', async () => {
    const made = await someone()
    const { id: swimmerId, iwsaid } = await aSwimmer(made)
    const params = { id: swimmerId }
    const query = { kind: 'insurance', validUntil: '2099-12-31' } as const
    const file = new File(['%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n'], 'polis.pdf')
    await made.client.admissions.upload({ params, query, body: { file } })
    const eventId = await anEventThatAsks()

    const owner = await visit({ width: 390 })
    await signInto(owner.context, made)
    await owner.context.addInitScript({ path: AXE })
    const { page } = owner
    page.setDefaultTimeout(8000)
    await page.goto(`/register?e=${eventId}&s=${swimmerId}`)
    await page.getByText(/Без.них заявиться на.это событие нельзя/).waitFor()
    await page.getByRole('link', { name: /^Загрузить документы/ }).click()
    const medical = page.getByRole('region', { name: 'Медицинская справка' })
    const png = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } })
    const give = async (name: string, { buffer, stored }: { buffer: Buffer; stored: string }) => {
      const open = medical.locator('details')
      if ((await open.getAttribute('open')) === null) await open.locator('summary').click()
      // A desktop build of Chromium takes some seconds to receive a large file.
      const given = { name, mimeType: 'image/png', buffer }
      await medical.getByLabel(/файл$/).setInputFiles(given, { timeout: 30_000 })
      await medical.getByLabel('Действует до').fill('2099-12-31')
      await medical.getByRole('button', { name: 'Загрузить' }).click()
      await medical.locator('.document-name').getByText(stored).waitFor()
    }
    await give('first.png', { buffer: png, stored: 'first.png' })
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: /Вернуться к\sрегистрации/ }).click()
    await page.getByText(/^Документы допуска на\sпроверке/).waitFor()

    const { slots } = await made.client.events.slots({ params: { id: eventId, adm: 0, rsf: 0, iwsaid } })
    const distanceId = slots.find(({ canEnter }) => canEnter)?.distanceId ?? 0
    const swimmers = [{ swimmerId, entries: [{ distanceId }] }]
    await made.client.orders.create({ body: { eventId, swimmers } })
    const desk = await visit()
    await signInto(desk.context, PERSONAS.administrator)
    await desk.context.addInitScript({ path: AXE })
    await desk.page.goto(`/view-event/${eventId}/manage/desk?search=${iwsaid}`)
    await desk.page.getByRole('button', { name: /^Открыть Медицинская/ }).click()
    const dialog = desk.page.getByRole('dialog')
    await dialog.getByRole('img').waitFor()
    await dialog.getByRole('button', { name: 'Закрыть' }).click()
    await desk.page.getByRole('button', { name: /^Отклонить Медицинская/ }).click()
    await dialog.getByLabel('Причина').fill('Нет печати врача')
    expect(await violations(desk.page)).toEqual([])
    await dialog.getByRole('button', { name: 'Отклонить' }).click()
    await desk.page.getByText('Отклонено').first().waitFor()

    await page.goto(`/edit-swimmer/${swimmerId}`)
    await medical.getByText('Причина: Нет печати врача').waitFor()
    // A photo over the limit is reduced on the device.
    const large = Buffer.concat([png, Buffer.alloc(11_000_000)])
    await give('second.png', { buffer: large, stored: 'second.jpg' })
    await medical.getByText('На проверке').waitFor()
    await desk.page.reload()
    await desk.page.getByRole('button', { name: /^Принять Медицинская/ }).click()
    await desk.page.getByText('Принято').first().waitFor()
    expect([...owner.problems, ...desk.problems]).toEqual([])
  }, 60_000)
})

/** Returns the event of the demo that requires documents at entry. */
async function anEventThatAsks(): Promise<number> {
  const { events } = createClient({ baseUrl: `${inject('address')}/api/v1`, store: memoryStore() })
  const { events: all } = await events.list({ query: { limit: 100 } })
  const found = all.find(
    ({ nameEn, registration }) => nameEn?.startsWith('Pirita Cup') && registration.state === 'open',
  )
  return found?.id ?? 0
}
