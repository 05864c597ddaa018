import {
  ANNA_ENTRY,
  ANNA_ORDER_CARD,
  ANNA_OVERVIEW,
  ANNA_QUOTE,
  ANNA_SWIMMER,
  CUP,
  CUP_PLACES,
  failure,
} from '@polynya/testkit'
import { fireEvent, waitFor } from '@testing-library/dom'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BASKET_KEY, fillBasket, scene, signIn, TWO_DISTANCES } from '../../testing/register-scene.ts'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

/** Many modules, which the first test need not wait for. */
beforeAll(
  () =>
    Promise.all([
      import('./RegisterPage.tsx'),
      import('./account/AccountStep.tsx'),
      import('./pay/PayStep.tsx'),
    ]),
  60_000,
)
const DISTANCES = '/register?e=3&step=distances'
const slotsWith = (more: object) => ({
  age: 36,
  ageGroup: 'D1',
  distancesLeft: 4,
  slots: [{ ...CUP_PLACES, canEnter: true, problem: null, entry: null, ...more }],
})

describe('a visitor', () => {
  it('starts at the first step, and sign-up preserves the event and the swimmer', async () => {
    const { findByRole, getByRole } = await open('/register?e=3&s=7', scene())
    await findByRole('heading', { level: 1, name: /Шаг 1 из\s5.*Войдите/ })
    const signUp = document.querySelector('main a[href^="/user/signup"]')
    expect(signUp?.getAttribute('href')).toBe('/user/signup?next=%2Fregister%3Fe%3D3%26s%3D7')
    const steps = getByRole('navigation', { name: 'Шаги регистрации' })
    expect(steps.querySelector('[aria-current=step]')?.textContent).toBe('Вход')
  })

  it('is led to the calendar where the address names no event', async () => {
    const { findByRole } = await open('/register', scene())
    const link = await findByRole('link', { name: /К\sкалендарю/ })
    expect(link.getAttribute('href')).toBe('/events?status=open')
  })

  it('shows that there is no such event', async () => {
    const { findByRole } = await open(
      '/register?e=3',
      scene({ events: { view: () => failure('event_not_found') } }),
    )
    expect(await findByRole('heading', { level: 1, name: /Событие не\sнайдено/ })).toBeDefined()
  })
})

it.each([
  ['willOpen', 'planned', /Регистрация ещё не\sоткрыта/],
  ['closed', 'planned', /Регистрация закрыта/],
  ['goingOn', 'planned', /Событие уже идёт/],
  ['finished', 'planned', /Событие завершено/],
  ['unknown', 'planned', /Регистрация пока не\sобъявлена/],
  ['open', 'calledOff', /Событие отменено/],
  ['open', 'postponed', /Событие перенесено/],
] as const)(
  'a registration %s of an event %s shows no steps and says why',
  async (state, eventState, heading) => {
    signIn()
    const view = {
      ...CUP,
      registration: { state, days: 3, at: '2099-01-01T00:00:00Z' },
      eventState,
    }
    const { findByRole, queryByRole } = await open('/register?e=3', scene({ events: { view } }))
    await findByRole('heading', { level: 1, name: heading })
    expect(queryByRole('navigation', { name: 'Шаги регистрации' })).toBeNull()
    expect(queryByRole('timer') !== null).toBe(state === 'willOpen')
  },
)

describe('a registration that is closed', () => {
  beforeEach(signIn)

  const entry = { ...ANNA_ENTRY, distanceId: 1, orderId: null }
  const offeredIn = (eventId: number) =>
    ANNA_OVERVIEW.offered.map((each) => ({ ...each, id: eventId, eventId, distanceId: 1 }))
  const { programData, places } = TWO_DISTANCES
  const closed = { problem: 'offer_closed', canEnter: false, entry: null } as const
  const slots = places.map((each) =>
    each.distanceId === 1 ? { ...each, canEnter: true, problem: null, entry } : { ...each, ...closed },
  )
  /** Two events, each with a place offered to Anna. */
  const fixtures = ({ onQuote }: { readonly onQuote?: (swimmers: unknown) => void } = {}) => {
    const registration = { state: 'closed', days: null, at: null } as const
    return scene({
      events: {
        view: ({ params }) => ({ ...CUP, id: params.id, programData, registration }),
        places: { places },
        slots: { ...slotsWith({}), slots },
      },
      orders: {
        waiting: { entries: [...offeredIn(3), ...offeredIn(4)] },
        quote: ({ body }) => {
          onQuote?.(body.swimmers)
          return ANNA_QUOTE
        },
      },
    })
  }

  it('shows the steps to whom the waiting list offers a place, without other distances', async () => {
    const entries = [1, 2].map((distanceId) => ({ distanceId, division: '', seedTime: '' }))
    fillBasket({ swimmers: [{ swimmerId: 7, entries }] })
    const priced: unknown[] = []
    const { findByRole, getByText, queryByRole } = await open(
      DISTANCES,
      fixtures({ onQuote: (swimmers) => priced.push(swimmers) }),
    )
    const box = await findByRole('checkbox', { name: /50\sм брасс/ })
    expect((box as HTMLInputElement).checked).toBe(true)
    expect(queryByRole('checkbox', { name: /100\sм брасс/ })).toBeNull()
    expect(getByText(/Регистрация на\sэту программу закрыта/)).toBeDefined()
    await waitFor(() => expect(priced).toEqual([[{ swimmerId: 7, entries: [{ distanceId: 1 }] }]]))
  })

  it('shows another event with a draft of its own', async () => {
    fillBasket()
    const other = '/register?e=4&s=7&step=distances'
    const { findByRole, router } = await open(other, fixtures())
    const box = { name: /50\sм брасс/ }
    await findByRole('checkbox', { ...box, checked: false })
    await router.navigate({ href: DISTANCES })
    await findByRole('checkbox', { ...box, checked: true })
    // Now both events are known: the page stays, with other steps in it.
    await router.navigate({ href: other })
    await findByRole('checkbox', { ...box, checked: false })
    expect(localStorage.getItem(BASKET_KEY)).toContain('"distanceId":1')
  })
})

describe('a signed-in user', () => {
  beforeEach(signIn)

  it('creates a profile first, and returns from there', async () => {
    const { findByText, getByRole } = await open(
      '/register?e=3',
      scene({ swimmers: { my: { swimmers: [], total: 0 } } }),
    )
    await findByText(/Сначала создайте профиль/)
    fireEvent.click(getByRole('link', { name: 'Создать профиль пловца' }))
    expect(localStorage.getItem('afterProfile')).toBe('/register?e=3')
  })

  it('starts with the distances of the swimmer in the address', async () => {
    const { findByRole, address } = await open(
      '/register?e=3&s=7',
      scene({ events: { slots: slotsWith({}) } }),
    )
    await findByRole('checkbox', { name: /50\sм брасс/ })
    expect(address()).toBe('/register?e=3&s=7&step=distances')
  })

  it('starts with the distances of the only swimmer of the account', async () => {
    const { findByRole, address } = await open(
      '/register?e=3',
      scene({ swimmers: { my: { swimmers: [ANNA_SWIMMER], total: 1 } }, events: { slots: slotsWith({}) } }),
    )
    await findByRole('checkbox', { name: /50\sм брасс/ })
    expect(address()).toBe('/register?e=3&step=distances')
  })

  it('starts with the swimmer in the address, and can add the family', async () => {
    const son = {
      ...ANNA_SWIMMER,
      id: 8,
      iwsaid: 'PETR004218',
      nativeFirstName: 'Пётр',
      nativeLastName: 'Петров',
    }
    const { findByRole, getByRole } = await open(
      '/register?e=3&s=7&step=swimmers',
      scene({ swimmers: { my: { swimmers: [ANNA_SWIMMER, son], total: 2 } } }),
    )
    fireEvent.click(await findByRole('checkbox', { name: /Петров Пётр/ }))
    await waitFor(() => expect(localStorage.getItem(BASKET_KEY)).toContain('"swimmerId":8'))
    fireEvent.click(getByRole('button', { name: 'Продолжить' }))
    expect(await findByRole('heading', { level: 2, name: /Петров Пётр/ })).toBeDefined()
  })

  it.each(['distances', 'swimmers'])(
    'finds the swimmer of a link to the step %s in a new tab, but not one removed from the basket',
    async (step) => {
      const address = `/register?e=3&s=7&step=${step}`
      const fixtures = scene({ events: { slots: slotsWith({}) } })
      await open(address, fixtures)
      await waitFor(() => expect(localStorage.getItem(BASKET_KEY)).toContain('"swimmerId":7'))
      fillBasket({ swimmers: [{ swimmerId: 8, entries: [] }] })
      await open(address, fixtures)
      await waitFor(() => expect(localStorage.getItem(BASKET_KEY)).toContain('"onSpot":null'))
      expect(localStorage.getItem(BASKET_KEY)).not.toContain('"swimmerId":7')
    },
  )

  it('sees what is missing at the press, never a disabled button', async () => {
    const { findByRole } = await open('/register?e=3&step=swimmers', scene())
    fireEvent.click(await findByRole('button', { name: 'Продолжить' }))
    const alert = await findByRole('alert')
    expect(alert.textContent).toMatch(/хотя\sбы одного пловца/)
    expect(document.activeElement).toBe(alert)
  })

  it('sees places, and why a distance is not for this swimmer', async () => {
    fillBasket({ swimmers: [{ swimmerId: 7, entries: [] }] })
    const { findByText, queryByRole } = await open(
      DISTANCES,
      scene({ events: { slots: slotsWith({ canEnter: false, problem: 'distance_age' }) } }),
    )
    expect(await findByText(/1\sдистанция не\sподходит/)).toBeDefined()
    expect(await findByText(/Возраст не\sподходит/)).toBeDefined()
    expect(await findByText(/Осталось 42\sместа/)).toBeDefined()
    expect(queryByRole('checkbox', { name: /50\sм брасс/ })).toBeNull()
  })

  it('sees that a show does not count towards the limit of distances', async () => {
    fillBasket()
    const programData = CUP.programData.map((offer) => ({
      ...offer,
      children: offer.children.map((distance) => ({ ...distance, distCode: 'TShow' as const })),
    }))
    const { findByText } = await open(
      DISTANCES,
      scene({ events: { view: { ...CUP, programData }, slots: slotsWith({ distCode: 'TShow' }) } }),
    )
    expect(await findByText(/можно выбрать ещё 4\sдистанции/)).toBeDefined()
  })

  it('joins the waiting list of a full distance, and leaves it', async () => {
    let entry: typeof ANNA_ENTRY | null = null
    const waiting = { ...ANNA_ENTRY, state: 'waitlisted', waitingPosition: 3, orderId: null } as const
    const full = { ...CUP_PLACES, free: 0, waiting: 2 }
    fillBasket({ swimmers: [{ swimmerId: 7, entries: [] }] })
    const { findByRole, findByText } = await open(
      DISTANCES,
      scene({
        events: { places: { places: [full] }, slots: () => slotsWith({ ...full, canEnter: false, entry }) },
        orders: {
          joinWaiting: () => {
            entry = waiting
            return waiting
          },
          leaveWaiting: () => {
            entry = null
            return null
          },
        },
      }),
    )
    fireEvent.click(await findByRole('button', { name: /Встать в\sлист ожидания/ }))
    expect(await findByText(/В\sлисте ожидания, место в\sочереди: 3/)).toBeDefined()
    fireEvent.click(await findByRole('button', { name: /Выйти из\sлиста ожидания/ }))
    const dialog = await findByRole('dialog')
    fireEvent.click(dialog.querySelector('.danger button') ?? dialog)
    await findByRole('button', { name: /Встать в\sлист ожидания/ })
  })

  it('sees the price of the present choice, whatever was requested before', async () => {
    const priced: unknown[] = []
    fillBasket({ swimmers: [{ swimmerId: 7, entries: [] }] })
    const { findByRole, getByRole } = await open(
      DISTANCES,
      scene({
        events: { slots: slotsWith({}) },
        orders: {
          quote: ({ body }) => {
            priced.push(body.swimmers)
            return failure('unavailable')
          },
        },
      }),
    )
    const box = await findByRole('checkbox', { name: /50\sм брасс/ })
    for (let press = 0; press < 3; press++) fireEvent.click(box)
    expect(getByRole('region', { name: 'Сумма заказа' }).textContent).toMatch(/Считаем/)
    await waitFor(() => expect(priced).toEqual([[{ swimmerId: 7, entries: [{ distanceId: 1 }] }]]))
    await waitFor(() =>
      expect(getByRole('region', { name: 'Сумма заказа' }).textContent).toMatch(/Цена пока неизвестна/),
    )
  })

  it('continues with an unpaid order', async () => {
    const card = { ...ANNA_ORDER_CARD, eventId: 3 }
    const { findByRole, address } = await open(
      '/register?e=3',
      scene({ orders: { unpaid: { orders: [card] } } }),
    )
    await findByRole('heading', { level: 1, name: /Оплатите заказ/ })
    expect(address()).toBe('/register?e=3&o=11')
  })

  it('sees which admission documents are missing, and where to upload them', async () => {
    fillBasket()
    const missing = { documentId: null, validUntil: null, note: null, file: null }
    const required = [
      { ...missing, kind: 'medical' as const, state: 'missing' as const },
      { ...missing, kind: 'insurance' as const, state: 'accepted' as const },
    ]
    const { findByText, getByRole } = await open(
      '/register?e=3&step=check',
      scene({ admissions: { of: { documents: [], required } } }),
    )
    const note = await findByText(/Не\sхватает документов.*покажите на\sместе/)
    expect(note.parentElement?.textContent).toMatch(/Медицинская справка Нет/)
    expect(note.parentElement?.textContent).not.toMatch(/Страховка/)
    const link = getByRole('link', { name: /^Загрузить документы: / })
    expect(link.getAttribute('href')).toBe('/edit-swimmer/7?event=3#admissions')
  })
})
