import { ApiError } from '@polynya/sdk/light'
import type { Context } from '../context/context.ts'
import { openProfile } from '../profile/client.ts'

/**
 * Content of a file of the server.
 * @param endpoint the call that returned its path, for messages
 */
export async function readPath(context: Context, path: string, endpoint: string): Promise<Buffer> {
  const site = (await openProfile(context)).url
  const token = await context.accessToken()
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const { ending } = context.interrupt
  const response = await fetch(new URL(path, `${site}/`), { headers, signal: ending }).catch((cause) => {
    throw new ApiError({ kind: 'network', endpoint, cause })
  })
  if (response.ok) return Buffer.from(await response.arrayBuffer())
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  throw new ApiError({
    kind: 'http',
    endpoint,
    status: response.status,
    code: response.status,
    ...(retryAfter && { retryAfter }),
  })
}
