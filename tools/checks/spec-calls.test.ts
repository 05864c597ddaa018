import { describe, expect, it } from 'vitest'
import { type CallsOfRepo, SPEC_CALLS, specCalls } from './spec-calls.ts'

const ids = SPEC_CALLS.map(([, , id]) => id)

/** A repository that has every call, with the paths written as the contract writes them. */
const whole: CallsOfRepo = {
  contract: SPEC_CALLS.map(([method, path, id]) => ({
    id,
    method,
    path: `/${path.replace(/\{(\w+)\}/g, ':$1')}`,
  })),
  handlers: ids,
  mocks: ids,
  operations: ids,
  tested: ids,
}

const messages = (repo: CallsOfRepo) => specCalls(repo).map(({ path, message }) => `${path}: ${message}`)

describe('the calls of the specification', () => {
  it('are 73, each with a method, path and id of its own', () => {
    expect(SPEC_CALLS).toHaveLength(73)
    expect(new Set(SPEC_CALLS.map(([method, path]) => `${method} ${path}`)).size).toBe(73)
    expect(new Set(SPEC_CALLS.map(([, , id]) => id)).size).toBe(73)
  })

  it('are there when contract, handlers, mocks, document and tests are', () => {
    expect(messages(whole)).toEqual([])
  })

  it.each(['handlers', 'mocks', 'operations', 'tested'] as const)(
    'are missed in %s, each by its name',
    (part) => {
      const repo = { ...whole, [part]: ids.filter((id) => id !== 'swimmers.canEdit') }
      expect(messages(repo)).toEqual([
        expect.stringContaining('GET swimmers/can-edit/{id} (swimmers.canEdit) '),
      ])
    },
  )

  it.each([
    [{ method: 'POST' }, 'is POST /swimmers/:id in the contract'],
    [{ path: '/swimmers/:id/view' }, 'is GET /swimmers/:id/view in the contract'],
  ])('keep the method and path of the specification: %j', (change, message) => {
    const contract = whole.contract.map((call) =>
      call.id === 'swimmers.get' ? { ...call, ...change } : call,
    )
    expect(messages({ ...whole, contract })).toEqual([expect.stringContaining(message)])
  })

  it('reports calls missing from the contract', () => {
    const contract = whole.contract.filter(({ id }) => id !== 'swimmers.get')
    expect(messages({ ...whole, contract })).toEqual([expect.stringContaining('is not in the contract')])
  })
})
