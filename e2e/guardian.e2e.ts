import { PERSONAS } from '@polynya/testkit/federation'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aSwimmer, letters } from './a-swimmer.ts'
import { keyboardOf } from './keyboard.ts'
import { type Someone, signInto, someone } from './someone.ts'
import { typeDate } from './type-date.ts'
import { type Visit, visits } from './visit.ts'

const h1 = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name })
const region = (page: Page, name: string) => page.getByRole('region', { name })
const go = (page: Page) => page.getByRole('button', { name: 'Продолжить' }).click()

/** A browser signed in to a new account. */
async function guardian(visit: ReturnType<typeof visits>): Promise<Visit & Someone> {
  const [made, visited] = await Promise.all([someone(), visit()])
  await signInto(visited.context, made)
  visited.page.setDefaultTimeout(8000)
  return { ...made, ...visited }
}

interface Person {
  readonly first: string
  readonly last: string
  readonly gender: string
  readonly dob: string
}

async function tellPerson(page: Page, { first, last, gender, dob }: Person) {
  await page.getByLabel('Имя латиницей').fill(first)
  await page.getByLabel('Фамилия латиницей').fill(last)
  await page.getByLabel(gender).check()
  await typeDate(page, dob)
}

describe('A guardian', () => {
  const visit = visits()

  it("creates, confirms and deletes a child's profile by keyboard only", async () => {
    const { page, client, problems } = await guardian(visit)
    const { tabTo, type, press } = keyboardOf(page)
    const last = `Orlova${letters()}`
    await page.goto('/create-swimmer')
    await h1(page, /Шаг\s1\sиз\s4.*Кто будет плавать/s).waitFor()
    await tabTo('Имя латиницей')
    await type('Polina')
    await tabTo('Фамилия латиницей')
    await type(last)
    await tabTo('Женский')
    await press('Space')
    await tabTo('День')
    await type('7')
    await tabTo('Месяц')
    await type('3')
    await tabTo('Год')
    await type(String(new Date().getFullYear() - 13))
    await tabTo('Продолжить')
    await press('Enter')

    await h1(page, /Шаг\s2\sиз\s4/).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await tabTo(/^Фамилия на/)
    await type('Орлова')
    await page.reload()
    await expect.poll(() => page.getByLabel(/^Фамилия на/).inputValue()).toBe('Орлова')
    await tabTo('Продолжить')
    await press('Enter')

    await h1(page, /Шаг\s3\sиз\s4/).waitFor()
    await tabTo('Регион')
    await press('End')
    await tabTo(/^Город/)
    await type('г. Тюмень')
    await tabTo('Спортивный разряд')
    await press('End')
    await tabTo('Продолжить')
    await press('Enter')
    await h1(page, /Шаг\s4\sиз\s4/).waitFor()
    await tabTo('Продолжить')
    await press('Enter')

    await h1(page, /Проверьте данные/).waitFor()
    await tabTo('Создать профиль')
    await press('Enter')
    await page.getByRole('alert').getByText('Нужно согласие родителя или опекуна').waitFor()
    await tabTo(/данных ребёнка$/)
    await press('Space')
    await tabTo('Создать профиль')
    await press('Enter')

    await h1(page, /Всё верно/).waitFor()
    await page.getByText('новый профиль будет удалён').waitFor()
    await tabTo('Да, всё верно')
    await press('Enter')
    await h1(page, /Профиль подтверждён/).waitFor()
    expect((await client.swimmers.my()).swimmers[0]).toMatchObject({ lastName: last, i_status: 1 })
    await expect.poll(numOfSwimmers(page)).toBe(1)

    await tabTo(/^Добавить фотографию/)
    await press('Enter')
    await h1(page, /Изменение профиля/).waitFor()
    await region(page, 'Отвязать или удалить').waitFor()
    await tabTo('Удалить профиль', 80)
    await press('Enter')
    await page.getByRole('dialog').waitFor()
    await tabTo(/^Чтобы удалить/)
    await type('Кто-то другой')
    await press('Enter')
    await page.getByRole('alert').getByText('Введено другое имя').waitFor()
    await press('Control+A')
    await type(`Polina ${last}`)
    await press('Enter')
    await page.waitForURL(/\/swimmers\?scope=my/)
    expect((await client.swimmers.countMy()).total).toBe(0)
    expect(problems).toEqual([])
  })

  it('sees that a profile already exists before anything is submitted', async () => {
    const made = await guardian(visit)
    const { page } = made
    const own = await aSwimmer(made)
    await page.goto('/create-swimmer')
    const similar = region(page, 'Похожие профили')

    await tellPerson(page, {
      first: own.firstName,
      last: own.lastName,
      gender: 'Женский',
      dob: '1990-02-03',
    })
    await go(page)
    await similar.getByText('Вы уже создали профиль этого пловца').waitFor()
    expect(await similar.getByRole('link', { name: /Мои пловцы/ }).count()).toBe(1)

    await tellPerson(page, { first: 'Sergei', last: 'Morozov', gender: 'Мужской', dob: '1979-11-03' })
    await go(page)
    await similar.getByText('Профиль создал пользователь с почтой ca…').waitFor()

    await tellPerson(page, { first: 'Viktor', last: 'Ermakov', gender: 'Мужской', dob: '1966-03-08' })
    await go(page)
    await similar.getByText('Профиль ни с кем не связан').first().waitFor()
    await similar.getByRole('link', { name: /Открыть профиль/ }).waitFor()

    await tellPerson(page, { first: 'Viktor', last: 'Ermakov', gender: 'Мужской', dob: '1966-03-09' })
    await go(page)
    await similar.getByText('Проверьте, нет ли здесь').waitFor()
    await similar.getByRole('button', { name: /Его здесь нет/ }).click()
    await h1(page, /Шаг\s2\sиз\s4/).waitFor()
  })

  it('changes a photo and the sections of a profile separately, and is warned before leaving unsaved ones', async () => {
    const made = await guardian(visit)
    const { page, client, problems } = made
    const { id } = await aSwimmer(made)
    await page.goto(`/edit-swimmer/${id}`)
    const photo = region(page, 'Фотография')
    const png = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } })
    await photo.getByLabel('Выбрать файл').setInputFiles({
      name: 'photo.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('words'),
    })
    await photo
      .getByRole('alert')
      .getByText(/Выберите файл другого типа: JPG, PNG/)
      .waitFor()
    // Larger than the server accepts: the browser makes a smaller one of it.
    const large = Buffer.concat([png, Buffer.alloc(1_500_000)])
    await photo
      .getByLabel('Выбрать файл')
      .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: large })
    await photo.getByText('photo.jpg').waitFor()
    await photo.getByRole('img', { name: 'Как будет выглядеть фотография' }).waitFor()
    await photo.getByLabel('Выбрать файл').focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await photo.getByText('Фотография обновлена').waitFor()
    expect(await photo.getByLabel('Выбрать файл').evaluate((input) => input === document.activeElement)).toBe(
      true,
    )
    expect((await client.swimmers.avatarExists({ params: { id } })).exists).toBe(true)

    const place = region(page, 'Место и клуб')
    await place.getByLabel('Город').fill('Тобольск 2')
    await place.getByRole('button', { name: 'Сохранить' }).click()
    await place.getByRole('alert').getByText('Уберите цифры').waitFor()
    await place.getByLabel('Город').fill('с. Абалак')
    await place.getByRole('button', { name: 'Сохранить' }).click()
    await place.getByText('Сохранено').waitFor()
    await region(page, 'О пловце и контакты').getByLabel('Страница ВКонтакте').fill('https://vk.com/zimina')
    await page.getByRole('link', { name: 'События' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Остаться' }).click()
    await region(page, 'О пловце и контакты').getByRole('button', { name: 'Сохранить' }).click()
    await region(page, 'О пловце и контакты').getByText('Сохранено').waitFor()
    const { swimmerInfo } = await client.swimmers.get({ params: { id } })
    expect(swimmerInfo).toMatchObject({ city: 'с. Абалак', vk: 'https://vk.com/zimina' })
    await page.getByRole('link', { name: 'События' }).click()
    await page.waitForURL(/\/events/)
    expect(problems).toEqual([])
  })

  it('uploads a private document, which is deleted with the profile', async () => {
    const made = await guardian(visit)
    const { page, client } = made
    const { id } = await aSwimmer(made, { isParaswimmer: true })
    await page.goto(`/edit-swimmer/${id}`)
    const para = region(page, 'Параспорт')
    await para.getByLabel('Выбрать файл').setInputFiles({
      name: 'Справка.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n'),
    })
    await para.getByRole('button', { name: 'Загрузить' }).click()
    await para.getByText('Файл загружен').waitFor()
    expect(await para.getByText('Справка.pdf').isVisible()).toBe(true)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      para.getByRole('button', { name: 'Скачать' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Справка.pdf')
    const { document } = await client.swimmers.document({ params: { id } })
    expect((await page.request.get(document?.url ?? '')).status()).toBe(404)

    await page.getByRole('button', { name: 'Отвязать профиль' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Отвязать профиль' }).click()
    await page.waitForURL(/\/swimmers\?scope=my/)
    expect((await client.swimmers.get({ params: { id } })).link).toBe('unlinked')
  })

  it("sees another account's profile read-only, with the reason", async () => {
    const { page, context } = await visit()
    await signInto(context, PERSONAS.guardian)
    const { data } = await (
      await page.request.get('/api/v1/swimmers/all?lastName=Morozov&sort=iwsaid')
    ).json()
    await page.goto(`/edit-swimmer/${data.swimmers[0].id}`)
    await page.getByText('Этот профиль вы можете только смотреть').waitFor()
    await page.getByText(/связан с\sдругой учётной записью/).waitFor()
    expect(await page.getByRole('button', { name: 'Сохранить' }).count()).toBe(0)
  })
})

/** Number of swimmers in the claims of the access token. */
const numOfSwimmers = (page: Page) => () =>
  page.evaluate(() => {
    const [, data = ''] = (localStorage.getItem('accessToken') ?? '').split('.')
    return JSON.parse(atob(data.replaceAll('-', '+').replaceAll('_', '/'))).data.numOfSwimmers
  })
