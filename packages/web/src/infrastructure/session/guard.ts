import { paths } from '../addresses/paths.ts'
import type { App } from '../context/app-context.ts'
import { decide, type RouteAccess } from './access.ts'

interface Opening {
  /** Access requirements of each part of the route. */
  readonly parts: readonly RouteAccess[]
  /** The requested address. */
  readonly wanted: string
}

/**
 * Whether the user may open a route. A signed-in user without access sees a refusal before the page loads; a
 * visitor is redirected through sign-in.
 */
export function mayOpen(
  { client, notifications }: Pick<App, 'client' | 'notifications'>,
  { parts, wanted }: Opening,
): boolean {
  const decision = decide(parts, client.session.user)
  if (decision === 'open') return true
  notifications.tell(
    {
      tone: 'bad',
      say: (t) => ({
        title: t('accessDenied.title'),
        text: t('accessDenied.message'),
        ...(decision === 'signIn' && {
          link: { href: paths.login(wanted, 'required'), text: t('account.login') },
        }),
      }),
    },
    'persistent',
  )
  return false
}
