import type { FastifyInstance } from 'fastify'

/** Returns a `fetch` that injects requests into an app without a network. */
export const injectFetch =
  (app: FastifyInstance): typeof fetch =>
  async (...args) => {
    const request = new Request(...args)
    const { pathname, search } = new URL(request.url)
    const body = Buffer.from(await request.arrayBuffer())
    const answer = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body.length > 0 && { payload: body }),
    })
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    return new Response(answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    })
  }
