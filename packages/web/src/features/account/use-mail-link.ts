import { LinkToken, type Tokens } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { discardOfCaller } from '../../infrastructure/queries/query-client.ts'

export type MailLink =
  | { readonly state: 'working' | 'used' }
  /** It has no secret, or one that does nothing any more. */
  | { readonly state: 'wrong'; readonly error?: unknown }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }

/**
 * Uses the secret of a mailed link up, once, and signs in.
 * @param use sends it
 */
export function useMailLink(
  token: string | undefined,
  use: (call: { readonly body: { readonly token: string } }) => Promise<Tokens>,
): MailLink {
  const { client, queryClient } = useApp()
  const { session } = client
  const hasStarted = useRef(false)
  const [link, setLink] = useState<MailLink>({ state: 'working' })

  async function follow() {
    const { data } = LinkToken.safeParse({ token })
    if (!data) return setLink({ state: 'wrong' })
    setLink({ state: 'working' })
    try {
      session.signIn(await use({ body: data }))
      discardOfCaller(queryClient)
      setLink({ state: 'used' })
    } catch (error) {
      const isRefused = isApiError(error) && Number(error.status) >= 400 && Number(error.status) < 429
      setLink(isRefused ? { state: 'wrong', error } : { state: 'failed', error, retry: () => void follow() })
    }
  }

  const followOnce = useEffectEvent(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void follow()
  })
  useEffect(() => followOnce(), [])

  return link
}

/** Whether the secret of a link may be one at all. */
export const mayBeSecret = (token: string | undefined) => LinkToken.safeParse({ token }).success
