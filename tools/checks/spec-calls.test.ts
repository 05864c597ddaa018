import { describe, expect, it } from 'vitest'
import { type CallsOfRepo, SPEC_CALLS, type SpecCallId, specCalls } from './spec-calls.ts'
import { SPEC_CALLS_TO_COME } from './spec-calls-to-come.ts'

const due = SPEC_CALLS.filter(([, , id]) => !SPEC_CALLS_TO_COME.some((each) => each === id))
const ids = due.map(([, , id]) => id)

/** A repository that has every call that is due, with the paths written as the contract writes them. */
const whole: CallsOfRepo = {
  contract: due.map(([method, path, id]) => ({ id, method, path: `/${path.replace(/\{(\w+)\}/g, ':$1')}` })),
  handlers: ids,
  mocks: ids,
  operations: ids,
  tested: ids,
}

const messages = (repo: CallsOfRepo, toCome: readonly SpecCallId[] = SPEC_CALLS_TO_COME) =>
  specCalls(repo, toCome).map(({ path, message }) => `${path}: ${message}`)

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

  it('requires a call that exists to be removed from the list of pending calls', () => {
    const print = {
      id: 'events.printProtocolAbs',
      method: 'GET',
      path: '/events/print-protocol-abs/:eventId',
    }
    expect(messages({ ...whole, contract: [...whole.contract, print] })).toEqual([
      'tools/checks/spec-calls-to-come.ts: events.printProtocolAbs has come: take it off the list',
    ])
  })

  it('lets the list of pending calls only shrink', () => {
    expect(SPEC_CALLS_TO_COME.length).toBeLessThanOrEqual(1)
  })
})
