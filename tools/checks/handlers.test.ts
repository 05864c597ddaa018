import { describe, expect, it } from 'vitest'
import { handlers } from './handlers.ts'
import { sourceOf } from './source.ts'

const GET = 'packages/server/src/areas/teams/get.ts'
const HANDLER = "export const get: Handler<'teams.get'> = async () => ({})\n"
const found = (files: Record<string, string>, ids = ['teams.get']) =>
  handlers(
    Object.entries(files).map(([path, text]) => sourceOf(path, text)),
    ids,
  )

describe('handlers', () => {
  it('accepts a handler at the path of its call, which the table of handlers imports', () => {
    const table = "import { get } from './get.ts'\nexport const teams: Handlers['teams'] = { get }"
    expect(found({ [GET]: HANDLER, 'packages/server/src/areas/teams/teams.handlers.ts': table })).toEqual([])
  })

  it('finds a call without a handler', () => {
    expect(found({}, ['teams.get'])).toEqual([
      { path: GET, line: 1, message: 'teams.get has no handler: write it in this file' },
    ])
  })

  it.each([
    'export const shared = 1',
    'export function shared() {}',
    'export interface shared {}',
    'const a = 1\nexport { a as shared }',
    "export { shared } from './other.ts'",
  ])('finds another export of the file of a handler: %s', (text) => {
    expect(found({ [GET]: HANDLER + text })).toMatchObject([
      { path: GET, message: expect.stringMatching(/^shared is exported beside the handler of teams\.get/) },
    ])
  })

  it('finds a handler in another file, also beside that of another call', () => {
    const leave = "export const leave: Handler<'teams.leave'> = async () => null\n"
    const other = 'packages/server/src/areas/teams/calls.ts'
    expect(found({ [GET]: HANDLER, [other]: `\n${leave}` })).toEqual([
      {
        path: other,
        line: 2,
        message:
          'the handler of teams.leave is in the wrong file: move it to packages/server/src/areas/teams/leave.ts',
      },
    ])
    expect(found({ [GET]: HANDLER + leave }).map(({ line }) => line)).toEqual([2, 2])
  })

  it('finds a module other than the table of a group that imports a handler, except tests', () => {
    const text = "import { get } from '../teams/get.ts'"
    const importer = 'packages/server/src/areas/orders/pay.ts'
    const otherTable = 'packages/server/src/areas/teams/custody.handlers.ts'
    expect(found({ [GET]: HANDLER, [importer]: text })).toMatchObject([{ path: importer, line: 1 }])
    expect(found({ [GET]: HANDLER, [otherTable]: "import { get } from './get.ts'" })).toHaveLength(1)
    expect(found({ [GET]: HANDLER, 'packages/server/src/areas/teams/get.test.ts': text })).toEqual([])
  })
})
