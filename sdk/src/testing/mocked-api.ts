import { mocks } from '@polynya/testkit'
import { type SetupServer, setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

export const BASE_URL = 'https://polynya.example/api/v1'

/** The whole API answered by its default fixtures, for the tests of one file. */
export function mockedApi(): SetupServer {
  const api = setupServer(...mocks())
  beforeAll(() => api.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => api.resetHandlers())
  afterAll(() => api.close())
  return api
}
