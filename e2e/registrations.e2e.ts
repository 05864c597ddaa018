import { createClient, memoryStore } from '@polynya/sdk'
import { PERSONAS } from '@polynya/testkit/federation'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { AXE, violations } from './axe.ts'
import { signInto } from './someone.ts'
import { visits } from './visit.ts'

describe('registrations of an event', () => {
  const visit = visits()
  let address: string

  /** Any event of the demo that somebody with a number is registered for. */
  beforeAll(async () => {
    const { events } = createClient({ baseUrl: `${inject('address')}/api/v1`, store: memoryStore() })
    const { events: all } = await events.list({ query: { limit: 100 } })
    for (const { id } of all) {
      const { swimmers } = await events.swimmerList({ params: { id }, query: { limit: 1 } })
      if (swimmers.some(({ number }) => number !== null)) address = `/events-crud/${id}/registrations`
    }
  })

  it('are worked on in bulk by an administrator', async () => {
    const { page, context, problems } = await visit()
    await signInto(context, PERSONAS.administrator)
    await context.addInitScript({ path: AXE })
    await page.goto(address)
    await page.getByRole('list', { name: 'Регистрации' }).getByRole('checkbox').first().check()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Отметить приход' }).click()
    await page.getByText(/^Готово: /).waitFor()
    expect(problems).toEqual([])
  })

  it('are checked in at the desk by the keyboard, on a phone too', async () => {
    const { page, context, problems } = await visit({ width: 320 })
    await signInto(context, PERSONAS.administrator)
    await context.addInitScript({ path: AXE })
    await page.goto(`${address}?desk=1&search=1`)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await violations(page)).toEqual([])
    const undo = page.getByRole('button', { name: /^Снять отметку: / })
    if ((await undo.count()) > 0) await undo.click()
    await page.getByRole('button', { name: /^Отметить приход: / }).waitFor()
    await page.getByLabel('Номер, фамилия или ID реестра').press('Enter')
    await undo.waitFor()
    expect(problems).toEqual([])
  })
})
