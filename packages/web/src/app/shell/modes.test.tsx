import type { User } from '@polynya/contract'
import { ANNA, accessTokenFor } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { appUnderTest, type RunningApp } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

const administrator: User = { ...ANNA, isAdmin: 1 }
const judge: User = { ...ANNA, isRsf: 1 }

function signIn(user: User) {
  localStorage.setItem('accessToken', accessTokenFor(user))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
}

/** Without styles the menu of the account is a closed panel. */
const modesIn = ({ getByRole }: RunningApp) =>
  within(getByRole('banner'))
    .queryAllByRole('checkbox', { hidden: true })
    .map((box) => box.closest('label')?.textContent)

const signs = ({ getByRole }: RunningApp) =>
  within(getByRole('banner')).queryByText(/^Режим/, { selector: 'p > span' })?.textContent

describe('the modes', () => {
  it.each([
    ['an account', ANNA, []],
    ['an administrator', administrator, ['Режим администратора']],
    ['a super administrator', { ...ANNA, isSuperAdmin: 1 as const }, ['Режим администратора']],
    ['an official of a federation', judge, ['Режим федерации']],
  ])('of %s are those of their roles', async (_, user, modes) => {
    signIn(user)
    expect(modesIn(await open('/events'))).toEqual(modes)
  })

  it('are on for the holders of their role, and shown in the head of the page', async () => {
    signIn(administrator)
    expect(signs(await open('/events'))).toBe('Режим администратора')
  })

  it('stay off once they are switched off, until they are switched on again', async () => {
    signIn(administrator)
    const page = await open('/events')
    const label = 'Режим администратора'
    fireEvent.click(page.getByLabelText(label))
    await waitFor(() => expect(signs(page)).toBeUndefined())
    expect(localStorage.getItem('admValue')).toBe('0')
    fireEvent.click(page.getByLabelText(label))
    await waitFor(() => expect(signs(page)).toBe(label))
  })

  it('are restored as they were left', async () => {
    localStorage.setItem('admValue', '0')
    signIn(administrator)
    expect(signs(await open('/events'))).toBeUndefined()
  })

  it('are not restored for a user who has lost the role', async () => {
    localStorage.setItem('admValue', '1')
    signIn(ANNA)
    const page = await open('/events')
    expect(signs(page)).toBeUndefined()
    expect(page.app.interfaceState.get().admValue).toBe('0')
  })
})

describe('the scopes of lists', () => {
  it('are a visitor’s: all swimmers, one’s own tests', async () => {
    localStorage.setItem('swimmerScope', 'my')
    localStorage.setItem('judgeTestScope', 'all')
    const { app } = await open('/events')
    expect(app.interfaceState.get()).toMatchObject({ swimmerScope: 'all', judgeTestScope: 'my' })
    expect([localStorage.getItem('swimmerScope'), localStorage.getItem('judgeTestScope')]).toEqual([
      'all',
      'my',
    ])
  })

  it('are an account’s as it left them, until it signs out', async () => {
    signIn(ANNA)
    localStorage.setItem('swimmerScope', 'my')
    const { app, getByRole, left } = await open('/events')
    expect(app.interfaceState.get().swimmerScope).toBe('my')
    fireEvent.click(getByRole('button', { name: 'Выйти', hidden: true }))
    await waitFor(() => expect(left).toEqual(['/']))
    await waitFor(() => expect(app.interfaceState.get().swimmerScope).toBe('all'))
    expect(localStorage.getItem('swimmerScope')).toBe('all')
  })
})
