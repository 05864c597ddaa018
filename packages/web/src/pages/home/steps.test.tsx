import { ANNA, accessTokenFor } from '@polynya/testkit'
import { describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

const PROFILE = { name: 'Создайте профиль пловца' }

describe('the home step that creates a profile', () => {
  it('leads visitors there through sign-in', async () => {
    const { findByRole, findByLabelText, router } = await open('/')
    const href = (await findByRole('link', PROFILE)).getAttribute('href') ?? ''
    expect(href).toBe('/user/login?next=%2Fcreate-swimmer')
    await router.navigate({ href })
    expect(await findByLabelText('Пароль')).toBeDefined()
  })

  it('leads an account straight to the form', async () => {
    localStorage.setItem('accessToken', accessTokenFor(ANNA))
    localStorage.setItem('refreshToken', 'r'.repeat(43))
    const { findByRole, router, address } = await open('/')
    const href = (await findByRole('link', PROFILE)).getAttribute('href') ?? ''
    await router.navigate({ href })
    expect(address()).toBe('/create-swimmer')
  })
})
