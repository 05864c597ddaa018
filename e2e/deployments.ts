/** A proxy between the browser and the demo federation that can deliver another build of the app. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, inject } from 'vitest'

export interface Deployments {
  /** Address of the site on the browser's side. */
  readonly address: () => string
  /** From now on the pages and the worker are those of another build with the same files. */
  readonly deploy: () => void
}

const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length']

/** Starts the proxy of a test file. */
export function deployments(): Deployments {
  let builds = 0
  const server = createServer((request, response) => {
    forward(request, response, builds).catch(() => response.destroy())
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    address: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy() {
      builds += 1
    },
  }
}

async function forward(request: IncomingMessage, response: ServerResponse, builds: number) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { host: _, connection: __, ...headers } = request.headers
  // A page is not revalidated: its build may have changed on the way.
  if (builds > 0) {
    delete headers['if-none-match']
    delete headers['if-modified-since']
  }
  const answer = await fetch(inject('address') + request.url, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    redirect: 'manual',
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
  const body = Buffer.from(await answer.arrayBuffer())
  const isNamed = /text\/html|javascript/.test(answer.headers.get('content-type') ?? '')
  const content = isNamed && builds > 0 ? Buffer.from(await renamed(body.toString(), builds)) : body
  const passed = [...answer.headers].filter(([name]) => !HOP_BY_HOP.includes(name))
  response.writeHead(answer.status, { ...Object.fromEntries(passed), 'content-length': content.length })
  response.end(content)
}

/** Replaces the name of the build, which the page and the worker contain. */
async function renamed(text: string, builds: number): Promise<string> {
  const page = await (await fetch(inject('address'))).text()
  const [, build = ''] = /<meta name="build" content="([^"]+)"/.exec(page) ?? []
  return text.replaceAll(build, `build-${builds}`)
}
