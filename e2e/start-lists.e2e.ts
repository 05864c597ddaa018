import { createClient, memoryStore } from '@polynya/sdk'
import { PERSONAS } from '@polynya/testkit/federation'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { AXE, violations } from './axe.ts'
import { signInto, tokensOf } from './someone.ts'
import { visits } from './visit.ts'

const aDistance = (distCode: string) => ({
  distCode,
  gender: 0 as const,
  session: 1,
  minAge: null,
  maxAge: null,
  paraGroups: [],
  divisions: [],
  slotLimit: null,
  reserved: 0,
})

describe('Start lists of an event', () => {
  const visit = visits()
  let id: number

  beforeAll(async () => {
    const client = createClient({ baseUrl: `${inject('address')}/api/v1`, store: memoryStore() })
    client.session.signIn(await tokensOf(PERSONAS.superAdministrator))
    const event = await client.events.create({
      body: {
        name: 'Кубок дорожек',
        organizer: 'Федерация',
        address: 'Тюмень',
        region: 'RU-TYU',
        startDate: '2027-02-20',
        endDate: '2027-02-21',
        ageGroupOnDate: '2027-02-20',
        regStartDate: '2026-12-01T00:00:00+05:00',
        regEndDate: '2027-02-10T00:00:00+05:00',
        timeZone: 'Asia/Yekaterinburg',
        programData: [
          {
            kind: 'individual',
            name: 'Личные дистанции',
            nameEn: null,
            regStartDate: null,
            regEndDate: null,
            slotLimit: null,
            reserved: 0,
            children: [aDistance('25FR'), aDistance('50BR')],
          },
        ],
      },
    })
    await client.events.update({ params: { id: event.id }, body: { public: true } })
    id = event.id
  })

  it('are created, timed and locked by an administrator of the region', async () => {
    const { page, context, problems } = await visit()
    await signInto(context, PERSONAS.regionalAdministrator)
    await context.addInitScript({ path: AXE })
    await page.goto(`/view-event/${id}/manage/lists`)
    const managed = page.getByRole('region', { name: 'Управление стартовыми протоколами' })
    await managed.getByRole('button', { name: 'Составить все' }).click()
    await page.getByRole('dialog').getByText('Протоколов: 2').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Составить' }).click()
    await expect.poll(() => managed.getByText('черновик', { exact: true }).count()).toBe(2)
    await managed.getByRole('button', { name: 'Опубликовать все' }).press('Enter')
    await expect.poll(() => managed.getByText('опубликован', { exact: true }).count()).toBe(2)

    await managed.getByRole('button', { name: /^Показать протокол: 50/ }).click()
    await managed.getByLabel(/Старт первого заплыва/).fill('2027-02-20T10:30')
    await managed.getByRole('button', { name: 'Сохранить время' }).click()
    await managed.getByRole('cell', { name: '10:30' }).waitFor()
    await managed.getByRole('button', { name: 'Закрыть протокол' }).click()
    await managed.getByText('закрыт', { exact: true }).waitFor()
    expect(await managed.getByRole('button', { name: 'Составить заново' }).count()).toBe(0)
    expect(await violations(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('show visitors that there are no registrations yet', async () => {
    const { page, problems } = await visit({ width: 320 })
    await page.goto(`/view-event/${id}?tab=pre-start`)
    await page.locator('#pre-start').getByText('Стартовый протокол не найден').waitFor()
    await page.getByRole('link', { name: 'Участники', exact: true }).click()
    await page.locator('#entries').getByText('Возможно, никто не зарегистрирован.').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(problems).toEqual([])
  })
})
