import type { Notifications } from '../notifications/notifications.ts'
import { paths } from '../paths.ts'
import type { Decision } from './access.ts'

interface Denial {
  readonly decision: Exclude<Decision, 'open'>
  /** The address that somebody wanted. */
  readonly wanted: string
}

/** Says that a page is closed, until it is read; whoever is not signed in is offered the way back through sign-in. */
export function tellDenied({ tell }: Pick<Notifications, 'tell'>, { decision, wanted }: Denial) {
  tell(
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
}
