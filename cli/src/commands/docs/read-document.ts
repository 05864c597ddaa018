import type { Document } from '@polynya/contract'
import { ApiError } from '@polynya/sdk/light'
import type { Context } from '../../context/context.ts'
import { openProfile } from '../../profile/client.ts'

/** Content of a document; documents of a draft require a signed-in administrator. */
export async function readDocument(context: Context, { url }: Pick<Document, 'url'>): Promise<Buffer> {
  const endpoint = 'events.listDocs'
  const site = (await openProfile(context)).url
  const token = await context.accessToken()
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const { ending } = context.interrupt
  const response = await fetch(new URL(url, `${site}/`), { headers, signal: ending }).catch((cause) => {
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
