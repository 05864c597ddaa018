/** Requests to addresses that users name: push services of browsers, receivers of webhooks. */

import type { OutgoingHttpHeaders } from 'node:http'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isPublicEndpoint, publicLookup } from './public-address.ts'

/** The only address that may be private and without TLS: that of tests, as the configuration names it. */
export type TestOrigin = string | null

const isTested = (endpoint: string, testOrigin: TestOrigin) =>
  testOrigin !== null && URL.canParse(endpoint) && new URL(endpoint).origin === testOrigin

/** Whether requests may be sent to an address that a user names. */
export const mayPostTo = (endpoint: string, testOrigin: TestOrigin): boolean =>
  isPublicEndpoint(endpoint) || isTested(endpoint, testOrigin)

interface Post {
  readonly endpoint: string
  readonly headers: OutgoingHttpHeaders
  readonly body: string | Buffer | null
}

const TIMEOUT_MS = 10_000

/**
 * Sends a POST and returns the status of the response. Follows no redirects, reads no body, and fails after ten seconds or
 * if the name of the host is at a private address.
 */
export function post({ endpoint, headers, body }: Post, testOrigin: TestOrigin): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const request = endpoint.startsWith('https:') ? requestHttps : requestHttp
  const options = {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(!isTested(endpoint, testOrigin) && { lookup: publicLookup }),
  }
  request(endpoint, options, (response) => {
    response.resume()
    resolve(response.statusCode ?? 0)
  })
    .on('error', reject)
    .end(body)
  return promise
}
