/** Serves the page of the example in the current folder, with the address of a running federation inserted. */

import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'

interface Serving {
  readonly folder: string
  /** Address of the federation, such as `http://127.0.0.1:8080`. */
  readonly polynya: string
}

/** Returns a server of a single page, which is all that the examples need. */
export function exampleServer({ folder, polynya }: Serving): Server {
  const filled = (text: string) => text.replaceAll('https://polynya.example', polynya)
  const headersFile = join(folder, 'headers.json')
  return createServer(async (request, response) => {
    if (request.url !== '/') return response.writeHead(404).end()
    const headers = existsSync(headersFile) ? filled(readFileSync(headersFile, 'utf8')) : '{}'
    const page = filled(readFileSync(join(folder, 'index.html'), 'utf8'))
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...JSON.parse(headers) })
    return response.end(await withSwimmer(await withDigest(page, polynya), polynya))
  })
}

/** Replaces `…` in the address and in the digest of a pinned file, which a real page contains literally. */
async function withDigest(page: string, polynya: string): Promise<string> {
  const [pattern, tag] = /\d[\d.]+\/([\w-]+)-…\.js/.exec(page) ?? []
  if (!pattern) return page
  const pinned = (await (await fetch(`${polynya}/widgets/pinned.json`)).json()) as Record<string, string>
  const [file, digest] = Object.entries(pinned).find(([name]) => name.includes(`/${tag}-`)) ?? ['', '']
  return page.replace(pattern, file).replace('sha384-…', digest)
}

/**
 * Replaces the sample registry ID with that of a swimmer in the demo, whose swimmers differ between installations.
 */
async function withSwimmer(page: string, polynya: string): Promise<string> {
  const answer = await fetch(`${polynya}/api/v1/swimmers/featured`)
  const { data } = (await answer.json()) as { data: { swimmer: { iwsaid: string } | null } }
  return page.replaceAll('PETR004217', data.swimmer?.iwsaid ?? 'PETR004217')
}

if (import.meta.main) {
  const { POLYNYA: polynya = 'http://127.0.0.1:8080', PORT: port = '8090' } = process.env
  const server = exampleServer({ folder: process.cwd(), polynya })
  server.listen(Number(port), '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${port}\n`))
}
