import type { SwimmerCard } from '@polynya/contract'
import { PERSONAS } from '@polynya/testkit/federation'
import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { AXE } from './axe.ts'
import { changeTo, holds, LOOKS } from './looks.ts'
import { settled } from './settled.ts'
import { signInto, tokensOf } from './someone.ts'
import { visits } from './visit.ts'

interface State {
  readonly name: string
  /** Exists on narrow screens only. */
  readonly isNarrow?: boolean
  readonly reach: (page: Page) => Promise<void>
}

/** A form submitted empty. */
const withErrors = (address: string): State => ({
  name: `the form of ${address} with its errors`,
  async reach(page) {
    await page.goto(address)
    await page.locator('main button[type=submit]').click()
    await page.getByRole('alert').getByRole('link').first().waitFor()
  },
})

/** Signs a persona in and returns the ID of one of their swimmers. */
async function ownSwimmer(
  page: Page,
  persona: (typeof PERSONAS)['guardian' | 'captain'],
  isWanted: (swimmer: SwimmerCard) => boolean,
): Promise<number> {
  await signInto(page.context(), persona)
  const { accessToken } = await tokensOf(persona)
  const headers = { authorization: `Bearer ${accessToken}` }
  const { data } = await (await page.request.get('/api/v1/swimmers/my', { headers })).json()
  return data.swimmers.find(isWanted).id
}

/** States that need interaction or a signed-in account. */
const STATES: readonly State[] = [
  withErrors('/user/login'),
  withErrors('/user/signup'),
  {
    name: 'the settings',
    async reach(page) {
      await signInto(page.context(), PERSONAS.superAdministrator)
      await page.goto('/user/settings')
      await page.locator('#tokens form').waitFor()
    },
  },
  {
    name: 'a dialog of the settings',
    async reach(page) {
      await signInto(page.context(), PERSONAS.captain)
      await page.goto('/user/settings#remove')
      await page.locator('#remove button').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'a new profile with its errors',
    async reach(page) {
      await signInto(page.context(), PERSONAS.guardian)
      await withErrors('/create-swimmer').reach(page)
    },
  },
  {
    name: 'the question whether a new profile is right',
    async reach(page) {
      const id = await ownSwimmer(page, PERSONAS.guardian, ({ i_status }) => i_status === 0)
      await page.goto(`/create-swimmer?step=confirm&id=${id}`)
      await page.locator('.confirm-warning').waitFor()
    },
  },
  {
    name: 'the parts of a profile',
    async reach(page) {
      const id = await ownSwimmer(
        page,
        PERSONAS.captain,
        ({ nativeFirstName }) => nativeFirstName === 'Артём',
      )
      await page.goto(`/edit-swimmer/${id}`)
      await page.locator('#para input[type=file]').waitFor()
    },
  },
  {
    name: 'a swimmer over the page',
    async reach(page) {
      const { data } = await (await page.request.get('/api/v1/swimmers/featured')).json()
      await page.goto(`/?show=${data.swimmer.iwsaid}`)
      await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor()
    },
  },
  {
    name: 'a profile that waits to be confirmed',
    async reach(page) {
      await signInto(page.context(), PERSONAS.guardian)
      await page.goto('/swimmers?scope=my')
      await page.getByRole('article').filter({ hasText: 'ZAKH000003' }).getByRole('link').click()
      await page.locator('.belonging button').first().waitFor()
    },
  },
  {
    name: 'a profile that is being claimed',
    async reach(page) {
      await signInto(page.context(), PERSONAS.captain)
      await page.goto('/view-swimmer/LEDI000049')
      await page.locator('.belonging button').click()
      await page.locator('#claim-dob').waitFor()
      await page.locator('.belonging button[type=submit]').click()
      await page.getByRole('alert').getByRole('link').first().waitFor()
    },
  },
  {
    name: 'a dialog that has nothing to show',
    async reach(page) {
      await page.goto('/?show=nobody')
      await page.getByRole('dialog').getByText('nobody').waitFor()
    },
  },
  {
    name: 'the menu of an account with its modes on',
    async reach(page) {
      const { email: username, password } = PERSONAS.regionalFederation
      const answer = await page.request.post('/api/v1/user/authenticate', { data: { username, password } })
      await page.addInitScript(
        (stored) => {
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, String(value))
        },
        { ...(await answer.json()).data, admValue: '1', rsfValue: '1' },
      )
      await page.goto('/events')
      await page.getByRole('article').first().waitFor()
      await page.locator('[popovertarget=account-menu]').click()
      await page.getByRole('checkbox').first().waitFor()
    },
  },
  {
    name: 'the main menu',
    isNarrow: true,
    async reach(page) {
      await page.goto('/events')
      await page.getByRole('article').first().waitFor()
      await page.locator('[popovertarget=main-menu]').click()
      await page.getByRole('navigation').getByRole('link').first().waitFor()
    },
  },
  {
    name: 'a notification and the list of messages',
    async reach(page) {
      await page.goto('/events')
      await page.getByRole('article').first().waitFor()
      await page.context().setOffline(true)
      await page.locator('.offline-notice p').waitFor()
      await page.context().setOffline(false)
      await page.locator('.toast').hover()
      await page.locator('[popovertarget=messages]').click()
    },
  },
]

describe.each(['ru', 'en'] as const)('in %s, in two themes and widths', (language) => {
  const visit = visits()
  const [first, second] = LOOKS[language]

  it.each(STATES)('$name passes the axe rules', async ({ reach, isNarrow }) => {
    const { page, context } = await visit({ language, ...first })
    await context.addInitScript({ path: AXE })
    await reach(page)
    await settled(page)
    await holds(page)
    if (!isNarrow) {
      await changeTo(page, second)
      await holds(page)
    }
    await context.close()
  })
})
