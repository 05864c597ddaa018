import { v1 } from '@polynya/contract'
import { mock } from '@polynya/testkit'
import { expect, test, vi } from 'vitest'
import { createClient } from './index.ts'
import { createClient as createLightClient } from './light.ts'
import { BASE_URL, mockedApi } from './testing/mocked-api.ts'

const api = mockedApi()
const answer = (data: unknown) => api.use(mock(v1.swimmers.countAll, () => Response.json({ data })))

test('an answer that does not fit the contract fails the call and names the fields, not their content', async () => {
  answer({ total: 'secret' })
  const onMismatch = vi.fn()
  const call = createClient({ baseUrl: BASE_URL, onMismatch }).swimmers.countAll()
  const mismatch = {
    kind: 'contract',
    endpoint: 'swimmers.countAll',
    code: 500,
    status: 200,
    issues: [{ path: 'total', reason: 'wrong_type' }],
  }
  await expect(call).rejects.toMatchObject(mismatch)
  expect(onMismatch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(mismatch))
  expect(JSON.stringify(onMismatch.mock.calls)).not.toContain('secret')
})

test('in the mode `report`, reports the mismatch and returns the answer', async () => {
  answer({ total: '3' })
  const onMismatch = vi.fn()
  const client = createClient({ baseUrl: BASE_URL, validate: 'report', onMismatch })
  expect(await client.swimmers.countAll()).toEqual({ total: '3' })
  expect(onMismatch).toHaveBeenCalledOnce()
})

test('switched off, nothing is looked at', async () => {
  answer({ total: '3' })
  const onMismatch = vi.fn()
  const client = createClient({ baseUrl: BASE_URL, validate: 'off', onMismatch })
  expect(await client.swimmers.countAll.withResponse()).toMatchObject({ data: { total: '3' } })
  expect(onMismatch).not.toHaveBeenCalled()
})

test('a field that a newer server adds passes, and both clients hand it on', async () => {
  answer({ total: 3, since: 2020 })
  for (const create of [createClient, createLightClient]) {
    expect(await create({ baseUrl: BASE_URL }).swimmers.countAll()).toEqual({ total: 3, since: 2020 })
  }
})

test('the schemas run where the page forbids eval', async () => {
  const compile = vi.spyOn(globalThis, 'Function')
  answer({ total: 3 })
  await createClient({ baseUrl: BASE_URL }).swimmers.countAll()
  expect(compile).not.toHaveBeenCalled()
  compile.mockRestore()
})
