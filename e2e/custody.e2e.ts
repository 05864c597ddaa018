import type { Swimmer } from '@polynya/contract'
import { createClient, memoryStore } from '@polynya/sdk'
import { PERSONAS } from '@polynya/testkit/federation'
import { describe, expect, inject, it } from 'vitest'
import { AXE, violations } from './axe.ts'
import { emailsTo } from './outbox.ts'
import { settled } from './settled.ts'
import { type Someone, signInto, someone, tokensOf } from './someone.ts'
import { visits } from './visit.ts'

/** Timeout for lists that are re-fetched. */
const LATER = { timeout: 8000 }

/** A confirmed swimmer of an account, with a unique name. */
async function swimmerOf({ client, email }: Someone, more: { dob?: string } = {}): Promise<Swimmer> {
  const letters = email.replace(/[^a-f]/g, '')
  const { id } = await client.swimmers.create({
    body: {
      firstName: 'Vera',
      lastName: `Snezhko${letters}`,
      nativeFirstName: 'Вера',
      nativeLastName: 'Снежко',
      gender: 2,
      dob: '1991-06-20',
      swimmerInfo: { country: 'RU', regionCode: 'RU-TYU', city: 'Тюмень' },
      sportRankData: { sportRank: 'none', validFrom: null },
      guardianConsent: true,
      ...more,
    },
  })
  return client.swimmers.confirm({ params: { id } })
}

async function administrator() {
  const client = createClient({ baseUrl: `${inject('address')}/api/v1`, store: memoryStore() })
  client.session.signIn(await tokensOf(PERSONAS.administrator))
  return client
}

describe('Custody of a profile', () => {
  const visit = visits()

  it("changes a name after an owner's request and an administrator's approval", async () => {
    const owner = await someone()
    const { id, lastName } = await swimmerOf(owner)
    const { page, context, problems } = await visit()
    await signInto(context, owner)
    await page.goto(`/edit-swimmer/${id}/change`)
    await page.getByRole('button', { name: 'Отправить запрос' }).click()
    await page.getByRole('alert').getByText('Почему нужно изменить: Заполните поле').waitFor()
    await page.getByLabel('Почему нужно изменить').fill('Замужество')
    await page.getByRole('button', { name: 'Отправить запрос' }).click()
    await page
      .getByRole('alert')
      .getByText(/нет ничего нового/)
      .waitFor()
    await page.getByLabel('Фамилия латиницей').fill('Belova')
    await page.getByRole('button', { name: 'Отправить запрос' }).click()
    await page.getByRole('heading', { name: 'Запрос на\xa0рассмотрении' }).waitFor()
    await page.getByText(`было ${lastName}, станет Belova`).waitFor()

    const { page: desk, context: admin } = await visit()
    await signInto(admin, PERSONAS.administrator)
    await desk.goto('/admin/changes')
    const request = desk.getByRole('listitem').filter({ hasText: lastName })
    await request.getByRole('cell', { name: 'Belova' }).waitFor()
    await request.getByRole('button', { name: 'Согласовать изменение' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Согласовать' }).click()
    await expect.poll(() => request.count(), LATER).toBe(0)

    await page.reload()
    await expect.poll(() => page.getByLabel('Фамилия латиницей').inputValue(), LATER).toBe('Belova')
    await page.getByText(/Прошлый запрос: согласован/).waitFor()
    expect((await emailsTo(owner.email))[0]).toContain('Belova')
    expect(problems).toEqual([])
  })

  it('shows an owner why a request was rejected', async () => {
    const owner = await someone()
    const { id, lastName } = await swimmerOf(owner)
    const body = { dob: '1991-06-02', reason: 'Опечатка' }
    await owner.client.swimmers.requestChange({ params: { id }, body })
    const { page, context } = await visit()
    await signInto(context, PERSONAS.administrator)
    await page.goto('/admin/changes')
    const request = page.getByRole('listitem').filter({ hasText: lastName })
    await request.getByRole('button', { name: 'Отклонить запрос' }).click()
    await page.getByRole('dialog').getByLabel('Причина отказа').fill('Нужна копия паспорта')
    await page.getByRole('dialog').getByRole('button', { name: 'Отклонить' }).click()
    await expect.poll(() => request.count(), LATER).toBe(0)
    await page.getByRole('link', { name: 'Отклонённые' }).click()
    await request.getByText('Нужна копия паспорта').waitFor()
    expect((await emailsTo(owner.email))[0]).toContain('Нужна копия паспорта')
  })

  it('moves a child’s profile to another account when both sides agree', async () => {
    const [owner, receiver] = [await someone(), await someone()]
    const { id, iwsaid } = await swimmerOf(owner, { dob: '2012-06-20' })
    const { page, context } = await visit()
    await signInto(context, owner)
    await page.goto('/transfers')
    await page.getByLabel('Пловец').selectOption({ value: String(id) })
    await page.getByLabel('Почта получателя').fill(receiver.email)
    await page.getByRole('button', { name: 'Предложить' }).click()
    const offered = page.getByRole('region', { name: 'Вы предложили' })
    await offered.getByText(receiver.email).waitFor()

    expect((await emailsTo(receiver.email))[0]).toContain('/transfers')
    const { page: phone, context: other } = await visit({ width: 390 })
    await signInto(other, receiver)
    await phone.goto('/transfers')
    const received = phone.getByRole('region', { name: 'Вам предлагают' })
    await received.getByRole('button', { name: /^Принять/ }).click()
    const dialog = phone.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Принять' }).click()
    await dialog
      .getByRole('alert')
      .getByText(/Нужно согласие родителя/)
      .waitFor()
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Принять' }).click()
    await received.getByText('Предложений нет').waitFor()
    await expect.poll(() => dialog.count(), LATER).toBe(0)
    const { swimmers } = await receiver.client.swimmers.my()
    expect(swimmers.map((swimmer) => swimmer.iwsaid)).toEqual([iwsaid])
  })

  it('withdraws an unanswered offer', async () => {
    const owner = await someone()
    const { id } = await swimmerOf(owner)
    await owner.client.swimmers.offerTransfer({ params: { id }, body: { email: 'nobody@polynya.example' } })
    const { page, context } = await visit()
    await signInto(context, owner)
    await page.goto('/transfers')
    const offered = page.getByRole('region', { name: 'Вы предложили' })
    await offered.getByRole('button', { name: /^Отозвать/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click()
    await offered.getByText(/никому не\sпредлагаете/).waitFor()
  })

  it('merges two profiles, and the old registry ID redirects to the remaining one', async () => {
    const { page, context, problems } = await visit()
    await signInto(context, PERSONAS.administrator)
    await page.goto('/admin/duplicates')
    await page.getByRole('link', { name: /SHCH000301 и\sSCHE000302/ }).click()
    await page.getByRole('group', { name: 'Имя латиницей' }).getByLabel('Alexey').check()
    await page.getByRole('button', { name: 'Объединить профили' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Объединить профили' }).click()
    await page.waitForURL((url) => url.pathname === '/admin/duplicates')
    await page.getByText('VIUG000303', { exact: true }).waitFor()
    expect(await page.getByText('SCHE000302').count()).toBe(0)
    await page.goto('/?show=SCHE000302')
    await page.getByRole('dialog').getByText('SHCH000301').waitFor()
    await page.getByRole('dialog').getByText('Alexey Shcherbakov').waitFor()
    expect(problems).toEqual([])
  })

  it('requires the owner of a profile merged from two accounts', async () => {
    const [one, other] = [await someone(), await someone()]
    const [first, second] = [await swimmerOf(one), await swimmerOf(other)]
    const { page, context } = await visit()
    await signInto(context, PERSONAS.administrator)
    await page.goto(`/admin/duplicates/${first.id}-${second.id}`)
    await page.getByRole('group', { name: 'У кого останется профиль' }).getByRole('radio').last().check()
    await page.getByRole('button', { name: 'Объединить профили' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Объединить профили' }).click()
    await page.waitForURL((url) => url.pathname === '/admin/duplicates')
    const { swimmers } = await other.client.swimmers.my()
    expect(swimmers.map(({ id }) => id)).toEqual([first.id])
  })

  it('marks a pair as different people permanently', async () => {
    const { swimmers } = await administrator()
    const body = {
      firstName: 'Lidiia',
      lastName: 'Torosova',
      gender: 2,
      swimmerInfo: { country: 'RU', regionCode: 'RU-TYU', city: 'Тюмень' },
      sportRankData: { sportRank: 'none', validFrom: null },
      orphan: true,
    } as const
    const { iwsaid } = await swimmers.create({ body: { ...body, dob: '1960-01-12' } })
    await swimmers.create({ body: { ...body, dob: '1960-01-21' } })
    const { page, context } = await visit()
    await signInto(context, PERSONAS.administrator)
    await page.goto('/admin/duplicates')
    const pair = page.getByRole('listitem').filter({ hasText: iwsaid })
    await pair.getByRole('button', { name: /^Это разные люди/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Разные люди' }).click()
    await expect.poll(() => pair.count(), LATER).toBe(0)
  })

  it('is not shown to an account without the right', async () => {
    const { page, context } = await visit()
    await signInto(context, PERSONAS.guardian)
    for (const address of ['/admin/changes', '/admin/duplicates']) {
      await page.goto(address)
      await page.getByText(/Доступ не\sразрешён/).waitFor()
    }
  })
})

describe.each(['light', 'dark'] as const)('Custody pages in the %s theme', (theme) => {
  const visit = visits()

  it('pass the axe rules and do not scroll horizontally', async () => {
    const client = await administrator()
    const [pair] = (await client.swimmers.candidates()).pairs
    const owner = await someone()
    const { id } = await swimmerOf(owner)
    const pages = [
      [PERSONAS.administrator, '/admin/changes'],
      [PERSONAS.administrator, '/admin/duplicates'],
      [PERSONAS.administrator, `/admin/duplicates/${pair?.one.id}-${pair?.other.id}`],
      [PERSONAS.guardian, '/transfers'],
      [owner, `/edit-swimmer/${id}/change`],
    ] as const
    for (const [who, address] of pages) {
      const { page, context } = await visit({ theme, width: 320 })
      await signInto(context, who)
      await context.addInitScript({ path: AXE })
      await page.goto(address)
      await page.locator('.custody-card, .custody-merge').first().waitFor()
      await settled(page)
      expect(await violations(page), address).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, address).toBeLessThanOrEqual(0)
      await context.close()
    }
  })
})
