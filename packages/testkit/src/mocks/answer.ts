import { getResponse, type HttpHandler } from 'msw'
import { failure } from './failure.ts'
import { mocks } from './mocks.ts'

/**
 * The API as a function, without a network: passes a request to its handler, or `not_found`.
 *
 * @example
 * createClient({ baseUrl: 'https://polynya.example/api/v1', fetch: (...args) => answerTo(new Request(...args)) })
 */
export const answerTo = async (request: Request, handlers: HttpHandler[] = mocks()): Promise<Response> =>
  (await getResponse(handlers, request)) ?? failure('not_found')
