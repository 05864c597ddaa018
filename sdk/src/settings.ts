import { createFetch } from 'ofetch'
import type { ClientOptions, Sleep } from './client-options.ts'
import { memoryStore } from './token-store.ts'

/** The options with everything decided. */
export type Settings = ReturnType<typeof settingsOf>

export function settingsOf(options: ClientOptions) {
  const { language, fetch = (...request) => globalThis.fetch(...request) } = options
  return {
    base: options.baseUrl.replace(/\/+$/, ''),
    store: options.store ?? memoryStore(),
    fetch: fetchingBy(fetch),
    headers: options.headers,
    language: typeof language === 'function' ? language : () => language,
    timeout: options.timeout,
    retries: options.retries ?? 0,
    development: options.development ?? false,
    clock: options.clock ?? Date.now,
    random: options.random ?? Math.random,
    sleep: options.sleep ?? sleep,
  }
}

/** Settings of requests, on top of a `fetch`. */
export const fetchingBy = (fetch: typeof globalThis.fetch) => createFetch({ fetch }).raw

const sleep: Sleep = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', onAbort)
  })
