/** A push service on loopback, and devices that decrypt what it receives (RFC 8291, RFC 8188). */

import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface TestDevice {
  /** The subscription as a browser returns it. */
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  /** The notifications that it received, decrypted. */
  notices(): Record<string, unknown>[]
}

export interface FakePushEndpoints {
  readonly origin: string
  readonly received: readonly Received[]
  /** The status of the following responses. */
  respond(status: number): void
  device(): TestDevice
  stop(): Promise<void>
}

export async function fakePushEndpoints(): Promise<FakePushEndpoints> {
  const received: Received[] = []
  let status = 201
  let devices = 0
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    if (status === 201) received.push({ path: request.url ?? '', headers: request.headers, body })
    response.writeHead(status).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function device(): TestDevice {
    const keys = createECDH('prime256v1')
    const p256dh = keys.generateKeys().toString('base64url')
    const auth = randomBytes(16)
    const path = `/send/${++devices}`
    const own = () => received.filter((each) => each.path === path)
    return {
      subscription: { endpoint: origin + path, p256dh, auth: auth.toString('base64url') },
      notices: () => own().map(({ body }) => JSON.parse(decrypted(body, { keys, auth }))),
    }
  }

  return {
    origin,
    received,
    respond: (next) => {
      status = next
    },
    device,
    stop: () => new Promise((done) => void server.close(() => done())),
  }
}

/** The text of a single record: salt, record size, key of the sender, then the encrypted text with its tag. */
function decrypted(body: Buffer, { keys, auth }: { readonly keys: ECDH; readonly auth: Buffer }): string {
  const salt = body.subarray(0, 16)
  const end = 21 + body.readUInt8(20)
  const sender = body.subarray(21, end)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = derived(keys.computeSecret(sender), auth, info, 32)
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16))
  const padded = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))
