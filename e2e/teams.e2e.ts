import { formatTeamId } from '@polynya/domain'
import { createClient } from '@polynya/sdk'
import { PERSONAS } from '@polynya/testkit/federation'
import { describe, expect, inject, it } from 'vitest'
import { AXE, violations } from './axe.ts'
import { signInto } from './someone.ts'
import { visits } from './visit.ts'

/** The dialog re-fetches a team after two seconds. */
const LATER = { timeout: 15_000 }

/** URL of the dialog over the event page, for a team of the demo by its English name. */
async function addressOf(name: string): Promise<string> {
  const { events, teams } = createClient({ baseUrl: `${inject('address')}/api/v1` })
  const [cup] = (await events.list({ query: { sort: 'priority', order: 'desc', limit: 1 } })).events
  const eventId = cup?.id ?? 0
  const found = (await teams.list({ params: { eventId } })).teams.find((team) => team.teamNameEn === name)
  if (!found) throw new Error(`No team ${name} in event ${eventId}`)
  return `/view-event/${eventId}?show=${formatTeamId(found as Parameters<typeof formatTeamId>[0])}`
}

describe('A relay team', () => {
  const visit = visits()

  it('is shown to visitors over the page of its event, also on a phone', async () => {
    const { page, context, problems } = await visit({ language: 'en', width: 320 })
    await context.addInitScript({ path: AXE })
    await page.goto(await addressOf('Morzh 1'))
    const dialog = page.getByRole('dialog', { name: 'Details' })
    await dialog.getByRole('heading', { name: 'Morzh 1' }).waitFor(LATER)
    const table = dialog.getByRole('region', { name: 'Team members' })
    expect(await table.evaluate((region) => region.getBoundingClientRect().height)).toBe(280)
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual(['Leg', 'ID', 'Swimmer'])
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width: 720, height: 800 })
    expect(await table.getByRole('columnheader').count()).toBe(5)
    expect(problems).toEqual([])
  })

  it('is filled by its captain with the keyboard and saved with its protocol', async () => {
    const { page, context, problems } = await visit()
    await context.addInitScript({ path: AXE })
    await signInto(context, PERSONAS.captain)
    await page.goto(await addressOf('Morzh 1'))
    const dialog = page.getByRole('dialog', { name: 'Подробности' })
    const last = dialog.getByRole('combobox', { name: /^4\sэтап/ })
    await last.waitFor(LATER)
    const before = await last.inputValue()
    const first = await dialog.getByRole('combobox', { name: /^1\sэтап/ }).inputValue()
    await last.fill(first)
    await dialog.getByText('Этот пловец уже есть в команде').first().waitFor()
    await last.fill(before.slice(0, 4))
    await dialog.getByRole('option', { name: before }).waitFor(LATER)
    expect(await violations(page)).toEqual([])
    while ((await dialog.getByRole('option', { name: before }).getAttribute('aria-selected')) !== 'true') {
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    await expect.poll(() => last.inputValue()).toBe(before)
    await dialog.getByRole('button', { name: 'Сохранить команду' }).click()
    await dialog.getByText('Команда сохранена').waitFor()
    await dialog.getByRole('button', { name: 'Сохранить протокол' }).click()
    await page.locator('.toast').getByText('Протокол обновлён').waitFor()
    await page.locator('.toast').getByText('Протокол обновлён').waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })
})
