/** The OpenAPI document, and a page to read and try it. */

import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import { v1 } from '@polynya/contract'
import { openApiDocument } from '@polynya/contract/openapi'
import type { FastifyInstance } from 'fastify'
import { type Answer, pack, sendAnswer } from './public-cache.ts'

/** Swagger UI writes styles into its page; scripts are its own file and ours, nothing comes from elsewhere. */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Polynya API v1</title>
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css"></head>
<body><div id="docs"></div>
<script src="/api/docs/assets/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script></body>
</html>`

const START = `SwaggerUIBundle({ url: '/api/v1/openapi.json', dom_id: '#docs', deepLinking: true, filter: true, tryItOutEnabled: true })`

/** Almost a megabyte that changes with the version of the server. */
const DOCUMENT = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
}

const DESCRIPTION = `The v1 API of a winter-swimming federation. The [guide for developers](/docs/en/developers.html) shows how to
get a token, and the typed client that does all of the following.

- Answers are \`{ data }\`, failures \`{ error }\`: branch on \`error.reason\`, never on the message. Each call lists its reasons.
- Calls that need an account take \`Authorization: Bearer …\` with a personal access token, or with the access token of
  \`POST /user/authenticate\`, which \`POST /user/refreshAccessToken\` renews.
- Lists take \`page\` from 1 and \`limit\`, and give the \`total\` of all pages.
- A change takes the \`version\` that it starts from as \`If-Match\`: a stale one is a 409 \`stale\`.
- A call with \`x-repeat\` \`keyed\` takes an \`Idempotency-Key\`: repeated with it, the call takes effect once.
- Failures with 429 and 503 give the seconds until the next attempt in \`Retry-After\`.
- Messages are in the language of \`Accept-Language\`: \`ru\` or \`en\`.`

/** The document of this installation. */
export function apiDocument(publicUrl: string) {
  return openApiDocument(v1, {
    title: 'Polynya API',
    version: '1.0.0',
    description: DESCRIPTION,
    server: `${publicUrl}/api/v1`,
  })
}

export function apiDocs(app: FastifyInstance, publicUrl: string) {
  let document: Answer | undefined
  app.get('/api/v1/openapi.json', async (request, reply) => {
    reply.header('access-control-allow-origin', '*')
    document ??= pack(JSON.stringify(apiDocument(publicUrl)), DOCUMENT)
    return sendAnswer(request, reply, document)
  })
  app.get('/api/docs', async (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(PAGE),
  )
  app.get('/api/docs/start.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START),
  )
  app.register(swaggerUi)
}

/** In a context of its own: the files that its replies send are not the app's. */
async function swaggerUi(docs: FastifyInstance) {
  const root = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  await docs.register(fastifyStatic, { root, serve: false })
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    docs.get(`/api/docs/assets/${file}`, async (_request, reply) => reply.sendFile(file, { maxAge: '1d' }))
  }
}
