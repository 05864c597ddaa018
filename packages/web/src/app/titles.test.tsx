import { ANNA, accessTokenFor } from '@polynya/testkit'
import { waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { appUnderTest } from '../testing/run-app.tsx'

const { open } = appUnderTest()

it.each([
  ['/view-event/3', 'Кубок Тюмени'],
  ['/view-event/3?tab=entries', 'Участники, Кубок Тюмени'],
  ['/view-event/3?tab=pre-start', 'Стартовые протоколы, Кубок Тюмени'],
  ['/view-event/3/live', 'Прямой эфир, Кубок Тюмени'],
  ['/hall/3', 'Экран в зале, Кубок Тюмени'],
  ['/view-event/3/desk', 'Ввод результатов, Кубок Тюмени'],
  ['/results-desks', 'Ввод результатов'],
])('gives %s a title of its own', async (address, title) => {
  localStorage.setItem('accessToken', accessTokenFor({ ...ANNA, isAdmin: 1 }))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
  await open(address)
  await waitFor(() => expect(document.title.replaceAll('\u00a0', ' ')).toBe(`${title} — Федерация`))
})
