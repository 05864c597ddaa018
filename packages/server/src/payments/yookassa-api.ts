/** The HTTP interface of YooKassa (https://yookassa.ru/developers/using-api): authorization, idempotency keys, errors. */

import * as z from 'zod/mini'
import type { YookassaConfig } from '../config.ts'
import { GatewayError } from './gateway.ts'

/** Longer than a usual response takes, shorter than a payer waits. */
const TIMEOUT_MS = 15_000

/**
 * Statuses of requests that were refused for good. After any other one the request may have been executed, or a retry may
 * succeed: a wrong key of the shop is corrected, a rate limit passes.
 */
const REFUSED = new Set([400, 403, 404, 405, 415])

const Problem = z.object({
  code: z.string(),
  description: z.optional(z.string()),
  parameter: z.optional(z.string()),
})

export interface YookassaApi {
  get<T>(path: string, shape: z.ZodMiniType<T>): Promise<T>
  post<T>(path: string, sent: { key: string; body: object }, shape: z.ZodMiniType<T>): Promise<T>
}

type Account = Pick<YookassaConfig, 'shopId' | 'secretKey' | 'apiUrl'>

/** @throws GatewayError for every response that does not have the requested shape */
export function yookassaApi(account: Account, timeoutMs = TIMEOUT_MS): YookassaApi {
  const authorization = `Basic ${Buffer.from(`${account.shopId}:${account.secretKey}`).toString('base64')}`

  async function send<T>(path: string, request: RequestInit, shape: z.ZodMiniType<T>): Promise<T> {
    const { status, text } = await exchange(`${account.apiUrl}${path}`, {
      ...request,
      headers: { authorization, ...request.headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (status !== 200) throw problemOf(status, text)
    const read = z.safeParse(shape, jsonOf(text))
    if (read.success) return read.data
    throw new GatewayError('unknown', 'unreadable_answer', { detail: z.prettifyError(read.error) })
  }

  return {
    get: (path, shape) => send(path, { method: 'GET' }, shape),
    post: (path, { key, body }, shape) =>
      send(
        path,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotence-key': key },
          body: JSON.stringify(body),
        },
        shape,
      ),
  }
}

async function exchange(url: string, request: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(url, request)
    return { status: answer.status, text: await answer.text() }
  } catch (cause) {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError'
    throw new GatewayError('unknown', isLate ? 'timeout' : 'unreachable', { cause })
  }
}

function problemOf(status: number, text: string): GatewayError {
  const parsed = z.safeParse(Problem, jsonOf(text))
  const { code, description, parameter } = parsed.success ? parsed.data : { code: `http_${status}` }
  const detail = [description, parameter].filter(Boolean).join(', ')
  return new GatewayError(REFUSED.has(status) ? 'refused' : 'unknown', code, { detail })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
