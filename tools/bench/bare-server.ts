/** Baseline: the best case of Node's HTTP server, with prepared responses and no logic. */

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** Responses by path, as recorded from another server. */
export type Answers = Readonly<Record<string, { headers: Record<string, string>; body: string }>>

const answers: Answers = JSON.parse(readFileSync(process.env.ANSWERS ?? '', 'utf8'))
const ready = new Map(
  Object.entries(answers).map(([path, { headers, body }]) => [path, { headers, body: Buffer.from(body) }]),
)

const server = createServer((request, response) => {
  const answer = ready.get(request.url ?? '')
  if (answer) response.writeHead(200, answer.headers).end(answer.body)
  else response.writeHead(404).end()
})
server.listen(Number(process.env.PORT), process.env.HOST)
process.on('SIGTERM', () => {
  server.closeAllConnections()
  server.close()
})
