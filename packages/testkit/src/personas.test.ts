import { REASONS, SignUp } from '@polynya/contract'
import { expect, test } from 'vitest'
import { PERSONAS } from './personas.ts'
import { REACHABLE } from './reachable/reachable.ts'

test.each(Object.entries(PERSONAS))(
  '%s can sign up with what is told of them',
  (_, { email, password, firstName, lastName }) => {
    const given = { email, password, firstName, lastName, consent: true }
    expect(SignUp.safeParse(given).error?.issues ?? []).toEqual([])
  },
)

test.each(Object.keys(REASONS))('%s can be met by hand', (reason) => {
  const entry = Object.entries(REACHABLE).find(([name]) => name === reason)?.[1]
  expect(entry, `tell in packages/testkit/src/reachable how ${reason} is met`).toBeDefined()
  expect(entry?.steps).not.toBe('')
  expect(entry?.outcome).not.toBe('')
})
