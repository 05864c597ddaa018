import { formatTeamId } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { distanceText } from '../../../features/orders/order-text.ts'
import { useModalHref } from '../../../infrastructure/addresses/use-modal-href.ts'
import { teamsOf } from '../parts/teams-of.ts'
import type { OrderProps } from './PayStep.tsx'

/** The relay teams of an order, paid or not: their names and members are edited in the team's dialog. */
export function OrderTeams({ order }: Pick<OrderProps, 'order'>) {
  const { t } = useWords()
  const modalHref = useModalHref()
  const teams = teamsOf(order)
  if (teams.length === 0) return null
  return (
    <>
      <p>{t('register:pay.teamNote')}</p>
      <ul className="register-next">
        {teams.map(({ entryId, ref }) => (
          <li key={entryId}>
            <a href={modalHref(formatTeamId(ref))}>
              {t('register:pay.team', { distance: distanceText({ distCode: ref.distCode }, t) })}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
