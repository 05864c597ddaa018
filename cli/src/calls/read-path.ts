import type { ErrorBody } from '@polynya/contract'
import { ApiError, isApiError } from '@polynya/sdk/light'
import type { Context } from '../context/context.ts'
import { openProfile, timeoutOf } from '../profile/client.ts'

/**
 * Content of a file of the server.
 * @param endpoint the call that returned its path, for messages
 * @throws ApiError as calls do: after a 401 the tokens are refreshed once, and a server that sends nothing times out
 */
export async function readPath(context: Context, path: string, endpoint: string): Promise<Buffer> {
  const url = new URL(path, `${(await openProfile(context)).url}/`)
  const token = await context.accessToken()
  try {
    return await download(context, { url, endpoint, token })
  } catch (problem) {
    if (!token || !isApiError(problem) || problem.status !== 401) throw problem
    // Another download may have refreshed them.
    if ((await context.accessToken()) === token) await (await context.client()).session.refresh()
    const renewed = await context.accessToken()
    if (!renewed || renewed === token) throw problem
    return download(context, { url, endpoint, token: renewed })
  }
}

interface Download {
  readonly url: URL
  readonly endpoint: string
  readonly token: string | null
}

async function download(context: Context, { url, endpoint, token }: Download): Promise<Buffer> {
  const { ending } = context.interrupt
  // Of silence, not of the download: a large file takes its time on a slow line.
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(), timeoutOf(context))
  const kindOf = () => (ending.aborted ? 'aborted' : silence.signal.aborted ? 'timeout' : 'network')
  try {
    const response = await fetch(url, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.any([ending, silence.signal]),
    })
    const chunks: Uint8Array[] = []
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk)
      timer.refresh()
    }
    const content = Buffer.concat(chunks)
    if (!response.ok) throw refusalOf(response, content, endpoint)
    return content
  } catch (cause) {
    throw isApiError(cause) ? cause : new ApiError({ kind: kindOf(), endpoint, cause })
  } finally {
    clearTimeout(timer)
  }
}

function refusalOf({ status, headers }: Response, content: Buffer, endpoint: string): ApiError {
  const retryAfter = Number(headers.get('retry-after')) || undefined
  return new ApiError({
    ...{ kind: 'http', endpoint, status, code: status },
    ...errorIn(content),
    ...(retryAfter && { retryAfter }),
  })
}

/** The error that the server reports; nothing where something between answers in another format. */
function errorIn(content: Buffer): Partial<ErrorBody> {
  try {
    return (JSON.parse(content.toString()) as { readonly error?: ErrorBody }).error ?? {}
  } catch {
    return {}
  }
}
