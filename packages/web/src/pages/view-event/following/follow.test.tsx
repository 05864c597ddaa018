import type { EventView } from '@polynya/contract'
import { ANNA, accessTokenFor, answerTo, failure } from '@polynya/testkit'
import { fireEvent } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { appUnderTest } from '../../../testing/run-app.tsx'

const { open } = appUnderTest()

const NAME = /Следить за\sсобытием/

async function opensLater(): Promise<EventView> {
  const answer = await answerTo(new Request('https://polynya.example/api/v1/events/view/3'))
  const registration = { state: 'willOpen', days: 5, at: '2026-11-26T00:00:00+05:00' }
  return { ...(await answer.json()).data, registration }
}

const signIn = () => {
  localStorage.setItem('accessToken', accessTokenFor(ANNA))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
}

describe('following an event', () => {
  it('starts and stops by one button', async () => {
    signIn()
    let follows = false
    const nothing = { swimmers: [], unpaid: [] }
    const { findByRole, findByText } = await open('/view-event/3', {
      events: {
        view: await opensLater(),
        userInEvent: () => ({ ...nothing, follows }),
        follow: () => {
          follows = true
          return { follows }
        },
      },
    })
    fireEvent.click(await findByRole('button', { name: NAME }))
    expect(await findByRole('button', { name: /Не\sследить/ })).toBeDefined()
    expect(await findByText(/Вы\sследите за\sсобытием: /)).toBeDefined()
  })

  it('of a finished event can be ended, and the button keeps the focus', async () => {
    signIn()
    let follows = true
    const { findByRole } = await open('/view-event/3', {
      events: {
        view: { ...(await opensLater()), registration: { state: 'finished', days: null, at: null } },
        userInEvent: () => ({ swimmers: [], unpaid: [], follows }),
        unfollow: () => {
          follows = false
          return { follows }
        },
      },
    })
    const button = await findByRole('button', { name: /Не\sследить/ })
    button.focus()
    fireEvent.click(button)
    expect(await findByRole('button', { name: NAME })).toBe(document.activeElement)
  })

  it('says why it failed, and leads visitors to sign in', async () => {
    const view = await opensLater()
    const visitor = await open('/view-event/3', { events: { view } })
    const link = await visitor.findByRole('link', { name: /Войдите, чтобы следить/ })
    expect(link.getAttribute('href')).toContain('next=%2Fview-event%2F3')
    signIn()
    const { findByRole, findByText } = await open('/view-event/3', {
      events: { view, follow: () => failure('event_not_found') },
    })
    fireEvent.click(await findByRole('button', { name: NAME }))
    expect(await findByText(/Событие не\sнайдено/)).toBeDefined()
  })

  it('is shown at once, and restored if the server refuses', async () => {
    signIn()
    const { promise: refusal, resolve: refuse } = Promise.withResolvers<ReturnType<typeof failure>>()
    const { findByRole, findByText, queryByText } = await open('/view-event/3', {
      events: {
        view: await opensLater(),
        userInEvent: { swimmers: [], unpaid: [], follows: false },
        follow: () => refusal,
      },
    })
    fireEvent.click(await findByRole('button', { name: NAME }))
    expect(await findByRole('button', { name: /Не\sследить/ })).toBeDefined()
    refuse(failure('event_not_found'))
    expect(await findByRole('button', { name: NAME })).toBeDefined()
    expect(await findByText(/Событие не\sнайдено/)).toBeDefined()
    expect(queryByText(/Вы\sследите за\sсобытием: /)).toBeNull()
  })
})
