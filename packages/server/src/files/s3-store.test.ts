import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { s3Store } from './s3-store.ts'

const SECRET = 'secret/with+signs'
const KEY = `${'0f'.repeat(16)}.pdf`

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** The signature of a request by AWS's Signature Version 4, worked out from what arrived and the secret alone. */
function signatureOf({ method = '', url = '', headers }: IncomingMessage, secret: string): string {
  const { authorization = '' } = headers
  const [, scope = '', signed = ''] =
    /Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+)/.exec(authorization) ?? []
  const [date = '', region = '', service = ''] = scope.split('/')
  const canonicalHeaders = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const payload = String(headers['x-amz-content-sha256'])
  const canonical = [method, url, '', canonicalHeaders.join(''), signed, payload].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [date, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, toSign).toString('hex')
}

/** The part of S3 that the store uses: objects in one bucket, for requests signed with the secret. */
function fakeS3(): { server: Server; objects: Map<string, Buffer>; busy: { times: number } } {
  const objects = new Map<string, Buffer>()
  const busy = { times: 0 }
  const server = createServer(async (request, answer) => {
    const bytes = await buffer(request)
    const { url = '', method } = request
    if (busy.times > 0) {
      busy.times -= 1
      return answer.writeHead(503).end('SlowDown')
    }
    const [, signature] = /Signature=([0-9a-f]{64})$/.exec(request.headers.authorization ?? '') ?? []
    const declared = request.headers['x-amz-content-sha256']
    const isIntact = declared === 'UNSIGNED-PAYLOAD' || declared === sha256(bytes)
    if (signature !== signatureOf(request, SECRET) || !isIntact)
      return answer.writeHead(403).end('SignatureDoesNotMatch')
    if (!url.startsWith('/bucket/')) return answer.writeHead(404).end('NoSuchBucket')
    const known = objects.get(url)
    if (method === 'PUT') objects.set(url, bytes)
    if (method === 'DELETE') objects.delete(url)
    if (method === 'GET' && !known) return answer.writeHead(404).end('NoSuchKey')
    return answer.writeHead(method === 'DELETE' ? 204 : 200).end(method === 'GET' ? known : undefined)
  })
  return { server, objects, busy }
}

describe('files in an S3 bucket', () => {
  const { server, objects, busy } = fakeS3()
  let host: string

  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.close()
  })

  const store = (bucket = 'bucket/files', secret = SECRET) =>
    s3Store(`s3+http://key:${encodeURIComponent(secret)}@${host}/${bucket}?region=ru-central1`)

  it('come back byte for byte, from below the folder of the address', async () => {
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 256))
    await store().put(KEY, bytes)
    expect([...objects.keys()]).toEqual([`/bucket/files/${KEY}`])
    const stream = await store().get(KEY)
    expect(stream && (await buffer(stream)).equals(bytes)).toBe(true)
  })

  it('are gone once they are removed, also a second time', async () => {
    await store().put(KEY, Buffer.from('ice'))
    await store().remove(KEY)
    await store().remove(KEY)
    expect(await store().get(KEY)).toBe(null)
    expect(objects.size).toBe(0)
  })

  it('rejects requests that are not signed with the secret, and reports it', async () => {
    const stranger = store('bucket', 'another secret')
    await expect(stranger.put(KEY, Buffer.from('ice'))).rejects.toThrow('403 to PUT')
    await expect(stranger.get(KEY)).rejects.toThrow('403 to GET')
    expect(objects.size).toBe(0)
  })

  it('are put again where the bucket is busy for a moment', async () => {
    busy.times = 2
    await store().put(KEY, Buffer.from('ice'))
    expect([...objects.values()].map(String)).toEqual(['ice'])
    busy.times = 10
    await expect(store().remove(KEY)).rejects.toThrow('503 to DELETE')
    busy.times = 0
  })

  it('are not lost in a bucket that does not exist', async () => {
    await expect(store('nowhere').put(KEY, Buffer.from('ice'))).rejects.toThrow('does not exist')
  })
})
