import type { App } from '../app/app-context.ts'
import { paths } from '../paths.ts'
import { decide, type RouteAccess } from './access.ts'

interface Opening {
  /** What each part of the route asks for. */
  readonly parts: readonly RouteAccess[]
  /** The address that somebody wants. */
  readonly wanted: string
}

/**
 * Whether somebody may open a route. Whoever may not is told so until it is read; a visitor is offered the way back
 * through sign-in.
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
