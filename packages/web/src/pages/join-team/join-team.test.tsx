import { ANNA, ANNA_CARD, accessTokenFor, failure } from '@polynya/testkit'
import { fireEvent, waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()
const TOKEN = 'i'.repeat(43)
const signIn = () => {
  localStorage.setItem('accessToken', accessTokenFor(ANNA))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
}

describe('an invitation to a relay team', () => {
  it('names the team to visitors, and leads back after signing in', async () => {
    const { findByRole, findByText } = await open(`/join-team?token=${TOKEN}`)
    expect(await findByText(/Команда «Моржи Тюмени»/)).toBeDefined()
    const link = await findByRole('link', { name: /Войти и\sвступить/ })
    expect(link.getAttribute('href')).toContain(encodeURIComponent(`/join-team?token=${TOKEN}`))
  })

  it('is accepted with an own swimmer on a chosen leg; a refusal is shown above the form', async () => {
    signIn()
    const sent: unknown[] = []
    const { findByLabelText, findByRole, findByText, address } = await open(`/join-team?token=${TOKEN}`, {
      swimmers: { my: { swimmers: [ANNA_CARD], total: 1 } },
      teams: {
        join: ({ body }) => {
          sent.push(body)
          return failure('team_full')
        },
      },
    })
    const join = await findByRole('button', { name: /Вступить в\sкоманду/ })
    fireEvent.click(join)
    const swimmer = await findByLabelText('Пловец')
    await waitFor(() => expect(swimmer.getAttribute('aria-invalid')).toBe('true'))
    fireEvent.change(swimmer, { target: { value: String(ANNA_CARD.id) } })
    fireEvent.change(await findByLabelText('Этап'), { target: { value: '4' } })
    fireEvent.click(join)
    expect(await findByText(/нет свободных мест/)).toBeDefined()
    expect(sent).toEqual([{ token: TOKEN, swimmerId: ANNA_CARD.id, stageId: 4 }])
    expect(address()).toBe(`/join-team?token=${TOKEN}`)
  })

  it('says that a replaced or expired link no longer works', async () => {
    const { findByText } = await open(`/join-team?token=${TOKEN}`, {
      teams: { invitation: () => failure('team_invite_wrong') },
    })
    expect(await findByText(/Приглашение больше не\sдействует/)).toBeDefined()
  })
})
