import { paths } from '../addresses/paths.ts'
import type { App } from '../context/app-context.ts'
import { decide, type RouteAccess } from './access.ts'

/**
 * Whether the user may open a route. A signed-in user without access sees a refusal before the page loads; a
 * visitor is redirected through sign-in.
 * @param parts access requirements of each part of the route
 * @param wanted the requested address
 */
export function mayOpen(
  { client, notifications }: Pick<App, 'client' | 'notifications'>,
  parts: readonly RouteAccess[],
  wanted: string,
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
