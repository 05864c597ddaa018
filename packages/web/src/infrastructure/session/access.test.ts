import type { User } from '@polynya/contract'
import { ANNA } from '@polynya/testkit'
import { describe, expect, it } from 'vitest'
import { decide, type RouteAccess } from './access.ts'

const superAdmin: User = { ...ANNA, isSuperAdmin: 1 }

describe('a route', () => {
  it.each<[string, RouteAccess, ReturnType<typeof decide>[]]>([
    ['asks for nothing', {}, ['open', 'open', 'open']],
    ['asks for sign-in', { requiresAuth: true }, ['signIn', 'open', 'open']],
    ['belongs to an account', { partial: 'account' }, ['signIn', 'open', 'open']],
    ['belongs to a full account', { partial: 'full' }, ['signIn', 'open', 'open']],
    ['is a super administrator’s', { superAdminOnly: true }, ['signIn', 'denied', 'open']],
  ])('that %s lets in a visitor, an account, a super administrator', (_, access, decisions) => {
    expect([null, ANNA, superAdmin].map((user) => decide([access], user))).toEqual(decisions)
  })

  it('is closed where any part of it is', () => {
    expect(decide([{}, { superAdminOnly: true }], ANNA)).toBe('denied')
    expect(decide([{ requiresAuth: true }, {}], null)).toBe('signIn')
  })
})
