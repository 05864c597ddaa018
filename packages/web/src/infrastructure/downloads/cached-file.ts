import { ApiError, browserStore, type Client } from '@polynya/sdk/light'

/**
 * The bytes of a file that only administrators may see, such as a poster of an event that is not published: an
 * address in a page could not say who asks. Rejects with an `ApiError`.
 */
export async function cachedFile({ session }: Pick<Client, 'session'>, address: string): Promise<Blob> {
  const ask = () => {
    const { accessToken } = browserStore().read() ?? {}
    return fetch(address, { headers: { authorization: `Bearer ${accessToken}` } }).catch((cause) => {
      throw new ApiError({ kind: 'network', endpoint: address, cause })
    })
  }
  let answer = await ask()
  if (answer.status === 401) {
    await session.refresh()
    answer = await ask()
  }
  const { ok, status } = answer
  if (ok) return answer.blob()
  const reason = status === 404 ? { reason: 'document_not_found' as const } : {}
  throw new ApiError({ kind: 'http', endpoint: address, status, ...reason })
}
