import type { EventView } from '@polynya/contract'
import { lacksWayToPay } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useSite } from '../../../infrastructure/queries/site.ts'

/** Says before anything is chosen that the fees of an event cannot be paid online. */
export function NoWayToPay({ event }: { readonly event: EventView }) {
  const { t } = useWords()
  const site = useSite()
  if (!site || !lacksWayToPay(event, site.paymentGateways)) return null
  return <p className="register-note">{t('register:event.noWayToPay')}</p>
}
