import { expect, test } from 'vitest'
import { routes } from '../../routes.ts'
import { AUDIT_ACTIONS } from './audit.ts'

test('the actions of the audit log are the calls that change something', () => {
  const changing = Object.entries(routes).flatMap(([group, calls]) =>
    Object.entries(calls)
      .filter(([, { repeat }]) => repeat !== 'safe')
      .map(([name]) => `${group}.${name}`),
  )
  expect([...AUDIT_ACTIONS].sort()).toEqual(changing.sort())
})
