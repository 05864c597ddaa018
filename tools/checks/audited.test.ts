import { expect, it } from 'vitest'
import { audited } from './audited.ts'
import { sourceOf } from './source.ts'

const AREAS = 'packages/server/src/areas'
const LOG = "import { recordChange } from '../../access/audit.store.ts'\n"

const found = (files: Record<string, string>, unrecorded = {}) =>
  audited(
    Object.entries(files).map(([path, text]) => sourceOf(`${AREAS}/${path}`, text)),
    ['teams.leave'],
    unrecorded,
  ).map(({ path, message }) => [path, message])

it('accepts a handler that records its change itself or by what it imports', () => {
  expect(found({ 'teams/leave.ts': LOG })).toEqual([])
  const by = "import { store } from './store-team.ts'\n"
  const back = "import { more } from './leave.ts'\n"
  expect(found({ 'teams/leave.ts': by, 'teams/store-team.ts': back + LOG })).toEqual([])
})

it('finds a handler that records nothing, unless a reason is written down', () => {
  const files = {
    'teams/leave.ts': "import type { Change } from '../../access/audit.store.ts'\nimport './teams.ts'\n",
    'teams/teams.ts': "import { differences } from '../../access/audit.store.ts'\n",
  }
  expect(found(files)).toEqual([
    [`${AREAS}/teams/leave.ts`, expect.stringMatching(/^teams\.leave changes something/)],
  ])
  expect(found(files, { 'teams.leave': 'an example' })).toEqual([])
})

it('finds a reason that is not needed', () => {
  expect(found({ 'teams/leave.ts': LOG }, { 'teams.leave': 'an example' })).toEqual([
    [`${AREAS}/teams/leave.ts`, expect.stringMatching(/^teams\.leave is recorded/)],
  ])
})
