import { ANNA_QUOTE, CUP, failure } from '@polynya/testkit'
import { fireEvent, waitFor } from '@testing-library/dom'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { fillBasket, scene, signIn, TWO_DISTANCES } from '../../testing/register-scene.ts'
import { appUnderTest, type RunningApp } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

/** Many modules, which the first test need not wait for. */
beforeAll(() => import('./RegisterPage.tsx'), 60_000)
beforeEach(() => {
  signIn()
  fillBasket()
})

const { programData, places } = TWO_DISTANCES
const slots = {
  age: 36,
  ageGroup: 'D1',
  distancesLeft: 4,
  slots: places.map((each) => ({ ...each, canEnter: true, problem: null, entry: null })),
}
const TOTAL = { name: 'Сумма заказа' }
const NEXT = { name: 'Продолжить' }

type Answer = typeof ANNA_QUOTE | ReturnType<typeof failure>

/** Chooses a second distance, whose price is not known before `answer` resolves, and continues at once. */
async function continueUnpriced(answer: Promise<Answer> | (() => Answer | Promise<Answer>)) {
  const priceOf = (distances: number) =>
    distances === 1 ? ANNA_QUOTE : typeof answer === 'function' ? answer() : answer
  const app = await open(
    '/register?e=3&step=distances',
    scene({
      events: { view: { ...CUP, programData }, places: { places }, slots },
      orders: { quote: ({ body }) => priceOf(body.swimmers[0]?.entries.length ?? 0) },
    }),
  )
  const total = await app.findByRole('region', TOTAL)
  await waitFor(() => expect(total.textContent).toMatch(/1\s500/))
  fireEvent.click(await app.findByRole('checkbox', { name: /100\sм брасс/ }))
  expect(total.textContent).toMatch(/Считаем/)
  expect(total.textContent).not.toMatch(/1\s500/)
  fireEvent.click(app.getByRole('button', NEXT))
  await waitFor(() => expect(app.getByRole('button', NEXT).getAttribute('aria-busy')).toBe('true'))
  return app
}

const headingOf = ({ getByRole }: RunningApp) => getByRole('heading', { level: 1 }).textContent

it('continues once the price of the present distances is known', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof ANNA_QUOTE>()
  const app = await continueUnpriced(promise)
  expect(headingOf(app)).toMatch(/Выберите дистанции/)
  resolve({ ...ANNA_QUOTE, total: 2500 })
  await app.findByRole('heading', { level: 1, name: /Проверьте заказ/ })
  expect(app.getByRole('region', TOTAL).textContent).toMatch(/2\s500/)
})

it('stays with the distance that the server refuses, without the price of the others', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof failure>>()
  const app = await continueUnpriced(promise)
  const issue = { path: 'swimmers.0.entries.1.distanceId', reason: 'too_many_distances' } as const
  resolve(failure('invalid_input', { issues: [issue] }))
  expect((await app.findByRole('alert')).textContent).toBe('Исправьте отмеченные дистанции')
  expect(headingOf(app)).toMatch(/Выберите дистанции/)
  const refused = app.getByRole('checkbox', { name: /100\sм брасс/ })
  const note = document.getElementById(refused.getAttribute('aria-describedby') ?? '')
  expect(note?.className).toBe('field-error')
  expect(app.getByRole('region', TOTAL).textContent).toMatch(/Цена пока неизвестна/)
})

it('does not continue without a price: says so, and requests it again', async () => {
  const first = Promise.withResolvers<void>()
  let isUp = false
  // A server error is retried by the client before it is reported.
  const app = await continueUnpriced(async () => {
    await first.promise
    return isUp ? { ...ANNA_QUOTE, total: 2500 } : failure('internal')
  })
  first.resolve()
  const problem = await app.findByText(/^Не\sудалось посчитать цену$/, {}, { timeout: 10_000 })
  expect(headingOf(app)).toMatch(/Выберите дистанции/)
  isUp = true
  fireEvent.click(app.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(app.getByRole('region', TOTAL).textContent).toMatch(/2\s500/))
  expect(problem.isConnected).toBe(false)
  fireEvent.click(app.getByRole('button', NEXT))
  await app.findByRole('heading', { level: 1, name: /Проверьте заказ/ })
})

it('requests a price that failed again by the button that continues', async () => {
  let requests = 0
  const app = await continueUnpriced(() => (requests++ < 2 ? failure('internal') : ANNA_QUOTE))
  await app.findByText(/^Не\sудалось посчитать цену$/)
  expect(requests).toBe(1)
  fireEvent.click(app.getByRole('button', NEXT))
  await waitFor(() => expect(requests).toBe(2))
  await app.findByText(/^Не\sудалось посчитать цену$/)
  await waitFor(() => expect(app.getByRole('button', NEXT).getAttribute('aria-busy')).toBeNull())
  fireEvent.click(app.getByRole('button', NEXT))
  await app.findByRole('heading', { level: 1, name: /Проверьте заказ/ })
})

it('shows no amount of other distances while the price of the present ones is loading', async () => {
  await continueUnpriced(Promise.withResolvers<typeof ANNA_QUOTE>().promise)
  const facts = document.querySelector('.register-facts')
  expect(facts?.textContent).toMatch(/…/)
  expect(facts?.textContent).not.toMatch(/1\s500/)
})
