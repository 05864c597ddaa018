import { REASONS, SignUp } from '@polynya/contract'
import { expect, test } from 'vitest'
import { ERROR_SCENARIOS } from './error-scenarios/error-scenarios.ts'
import { PERSONAS } from './personas.ts'

test.each(Object.entries(PERSONAS))(
  'accepts the sign-up data of %s',
  (_, { email, password, firstName, lastName }) => {
    const given = { email, password, firstName, lastName, consent: true }
    expect(SignUp.safeParse(given).error?.issues ?? []).toEqual([])
  },
)

test.each(Object.keys(REASONS))('documents how to meet %s', (reason) => {
  const entry = Object.entries(ERROR_SCENARIOS).find(([name]) => name === reason)?.[1]
  expect(entry, `describe in packages/testkit/src/error-scenarios how to reproduce ${reason}`).toBeDefined()
  expect(entry?.steps).not.toBe('')
  expect(entry?.outcome).not.toBe('')
})
