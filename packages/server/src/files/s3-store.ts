/** Files in an S3-compatible bucket. */

import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { FileStore } from './file-store.ts'

/** Retries to a busy bucket, after delays that double; few, because a caller is waiting. */
const TRIES_MORE = 3
const WRITE_TIMEOUT_MS = 60_000

/**
 * @param url `s3://key:secret@host/bucket?region=…` by HTTPS, `s3+http://…` by HTTP; names are stored below an
 * optional folder: `/bucket/folder`
 */
export function s3Store(url: string): FileStore {
  const { protocol, host, pathname, searchParams, username, password } = new URL(url)
  const base = `${protocol === 's3:' ? 'https' : 'http'}://${host}${pathname}`
  const bucket = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    retries: TRIES_MORE,
  })

  async function ask(method: 'GET' | 'PUT' | 'DELETE', key: string, body?: Buffer): Promise<Response> {
    const answer = await bucket.fetch(`${base}/${key}`, {
      method,
      ...(body && { body: Uint8Array.from(body) }),
      ...(method !== 'GET' && { signal: AbortSignal.timeout(WRITE_TIMEOUT_MS) }),
    })
    if (!answer.ok && answer.status !== 404)
      throw new Error(`The file store answered ${answer.status} to ${method}`)
    return answer
  }

  return {
    async put(key, bytes) {
      const answer = await ask('PUT', key, bytes)
      if (!answer.ok) throw new Error('The bucket of the file store does not exist')
    },
    async get(key) {
      const answer = await ask('GET', key)
      return answer.ok && answer.body ? Readable.fromWeb(answer.body as ReadableStream) : null
    },
    async remove(key) {
      await ask('DELETE', key)
    },
  }
}
