import { ANNA, accessTokenFor, failure } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

const signIn = () => {
  localStorage.setItem('accessToken', accessTokenFor(ANNA))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
}

const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })
const press = (element: HTMLElement) => fireEvent.click(element, { button: 0 })

const FILLED = {
  'signUp-firstName': 'Анна',
  'signUp-lastName': 'Полыньева',
  'signUp-email': 'anna@example.org',
  'signUp-password': 'winter-water',
  'signUp-repeatPassword': 'winter-water',
} as const

async function fillSignUp({ findByRole }: Pick<Awaited<ReturnType<typeof open>>, 'findByRole'>) {
  press(await findByRole('checkbox'))
  for (const [id, value] of Object.entries(FILLED)) {
    const field = document.getElementById(id)
    if (field) type(field, value)
  }
}

describe('a field', () => {
  it('is not judged when it is looked at, but a second after something was typed into it', async () => {
    const { findByLabelText, findByText, queryByText } = await open('/user/signup')
    const email = await findByLabelText('Электронная почта')
    fireEvent.focusIn(email)
    fireEvent.focusOut(email)
    type(email, 'anna')
    expect(queryByText('Проверьте адрес почты')).toBeNull()
    await findByText('Проверьте адрес почты')
    expect(email.getAttribute('aria-invalid')).toBe('true')
    const described = document.getElementById(email.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('Проверьте адрес почты')
    expect(queryByText('Заполните поле')).toBeNull()
  })

  it('with something in it is judged once it is left', async () => {
    const { findByLabelText, findByText } = await open('/user/forgot')
    const email = await findByLabelText('Электронная почта')
    type(email, 'anna')
    fireEvent.focusOut(email)
    await findByText('Проверьте адрес почты', {}, { timeout: 900 })
  })

  it('is no longer at fault once it is put right', async () => {
    const { findByLabelText, findByRole, findByText, queryByText } = await open('/user/forgot')
    const email = await findByLabelText('Электронная почта')
    press(await findByRole('button', { name: /Отправить ссылку/ }))
    await findByText('Заполните поле')
    type(email, 'anna@example.org')
    fireEvent.focusOut(email)
    await waitFor(() => expect(queryByText('Заполните поле')).toBeNull())
  })
})

describe('signing up', () => {
  it('sends the names, the language and the consent, and tells where the link has gone', async () => {
    const sent: unknown[] = []
    const running = await open('/user/signup', {
      user: {
        signup: ({ body }) => {
          sent.push(body)
          return { id: 1000 }
        },
      },
    })
    await fillSignUp(running)
    press(running.getByRole('button', { name: 'Создать учётную запись' }))
    const heading = await running.findByRole('heading', { level: 1, name: 'Проверьте почту' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(document.body.textContent).toMatch(/anna@example\.org\. Она действует 5\sчасов/)
    const names = { firstName: 'Анна', lastName: 'Полыньева' }
    const account = { email: 'anna@example.org', password: 'winter-water', consent: true, language: 'ru' }
    expect(sent).toEqual([{ ...names, ...account }])
  })

  it('puts what the server says of a field beside it, and keeps what was typed', async () => {
    const running = await open('/user/signup', {
      user: {
        signup: () => failure('invalid_input', { issues: [{ path: 'email', reason: 'not_an_email' }] }),
      },
    })
    await fillSignUp(running)
    press(running.getByRole('button', { name: 'Создать учётную запись' }))
    const summary = await running.findByRole('alert')
    expect(within(summary).getByRole('link').getAttribute('href')).toBe('#signUp-email')
    const email = running.getByLabelText<HTMLInputElement>('Электронная почта')
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect(email.value).toBe('anna@example.org')
  })

  it('says that the account was not created, and why', async () => {
    const running = await open('/user/signup', { user: { signup: () => failure('email_taken') } })
    await fillSignUp(running)
    press(running.getByRole('button', { name: 'Создать учётную запись' }))
    const summary = within(await running.findByRole('alert'))
    expect(summary.getByRole('heading').textContent).toMatch(/^Не\sудалось создать учётную запись$/)
    expect(summary.getByRole('link', { name: /пароль/i }).getAttribute('href')).toBe('/user/forgot')
  })

  it('leads to the agreement and the policy that are agreed to', async () => {
    const { findByRole, getByRole } = await open('/user/signup')
    expect((await findByRole('link', { name: 'соглашении' })).getAttribute('href')).toBe('/terms')
    expect(getByRole('link', { name: /политике/ }).getAttribute('href')).toBe('/privacy')
  })

  it('carries the wanted page on to sign-in', async () => {
    const { findByText } = await open('/user/signup?next=%2Fevents')
    const link = await findByText('Войти', { selector: 'form a' })
    expect(link.getAttribute('href')).toBe('/user/login?next=%2Fevents')
  })
})

describe('signing in', () => {
  it('that is refused a second time suggests that there may be no account, and leads to a new one', async () => {
    const { findByLabelText, getByLabelText, getByRole, findByText, queryByText } = await open(
      '/user/login?next=%2Fevents',
      {
        user: { authenticate: () => failure('wrong_credentials') },
      },
    )
    type(await findByLabelText('Электронная почта'), 'anna@example.org')
    const attempt = () => {
      type(getByLabelText('Пароль'), 'wrong-water')
      press(getByRole('button', { name: 'Войти' }))
    }
    attempt()
    await findByText(/почта или пароль указаны неверно/)
    expect(queryByText(/ещё нет учётной записи/)).toBeNull()
    attempt()
    const advice = await findByText(/ещё нет учётной записи/)
    const summary = within(advice.closest<HTMLElement>('[role=alert]') ?? advice)
    expect(summary.getByRole('link').getAttribute('href')).toBe('/user/signup?next=%2Fevents')
  })
})

describe('a mailed link', () => {
  const address = `/user/welcome?token=${'t'.repeat(43)}`

  it('that is used up gives way to a form for a new one', async () => {
    const { findByRole, getByRole } = await open(address, {
      user: { setEmailVerified: () => failure('activation_link_wrong') },
    })
    expect((await findByRole('alert')).textContent).toMatch(/ссылка\sневерна/)
    expect(getByRole('button', { name: 'Прислать новую ссылку' })).toBeDefined()
  })

  it('is tried again where the server could not answer', async () => {
    let isDown = true
    const { findByRole, findByText } = await open(address, {
      user: {
        setEmailVerified: () =>
          isDown ? failure('unavailable') : { accessToken: 'a.e30.b', refreshToken: 'r'.repeat(43) },
      },
    })
    const retry = await findByRole('button', { name: 'Повторить' })
    isDown = false
    press(retry)
    await findByText(/^Учётная запись активирована\. Вы\sвошли\.$/)
    expect(localStorage.getItem('refreshToken')).toBe('r'.repeat(43))
  })

  it('without a secret confirms nothing, also while signed in', async () => {
    signIn()
    const { findByText, findByRole, queryByText } = await open('/user/confirm-email')
    expect((await findByRole('alert')).textContent).toMatch(/подтвердить почту/)
    expect(await findByText(/^Сейчас: anna@/)).toBeDefined()
    expect(queryByText(/Новая почта подтверждена/)).toBeNull()
    const welcome = await open('/user/welcome')
    await welcome.findByText(/ваша учётная запись активна/)
    expect(welcome.queryByText(/^Учётная запись активирована/)).toBeNull()
  })

  it('that was followed before leads on while signed in', async () => {
    signIn()
    const { findByText, findByRole, queryByRole } = await open(address, {
      user: { setEmailVerified: () => failure('activation_link_wrong') },
    })
    await findByText(/ваша учётная запись активна/)
    expect(await findByRole('link', { name: /событи/i })).toBeDefined()
    expect(queryByRole('button', { name: 'Прислать новую ссылку' })).toBeNull()
  })

  it('of a new installation also requires the first address', async () => {
    const { findByLabelText } = await open(`/user/reset?token=${'t'.repeat(43)}&setup=1`)
    expect(await findByLabelText('Электронная почта')).toBeDefined()
  })
})
