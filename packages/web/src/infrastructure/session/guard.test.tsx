import { ANNA, accessTokenFor } from '@polynya/testkit'
import { waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'
import { mayOpen } from './guard.ts'

const { open } = appUnderTest()

it('offers a visitor whom it turns away the way back through sign-in', async () => {
  const { app, getAllByRole } = await open('/events')
  expect(mayOpen(app, [{ requiresAuth: true }], '/create-swimmer?x=1')).toBe(false)
  const address = '/user/login?next=%2Fcreate-swimmer%3Fx%3D1&why=required'
  await waitFor(() => {
    const links = getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))
    expect(links).toContain(address)
  })
})

it('offers no sign-in to a signed-in user', async () => {
  localStorage.setItem('accessToken', accessTokenFor(ANNA))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
  const { app } = await open('/events')
  expect(mayOpen(app, [{ superAdminOnly: true }], '/events-crud')).toBe(false)
  const [notice] = app.notifications.shown.get()
  expect(notice?.say(app.words.get().t).link).toBeUndefined()
})

it('lets everybody through to what is open', async () => {
  const { app } = await open('/events')
  expect(mayOpen(app, [{}], '/')).toBe(true)
  expect(app.notifications.history.get()).toEqual([])
})

it('redirects a signed-in user from the sign-in page to the requested one', async () => {
  localStorage.setItem('accessToken', accessTokenFor(ANNA))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
  const { address } = await open('/user/login?next=%2Fevents')
  await waitFor(() => expect(address()).toBe('/events'))
})
