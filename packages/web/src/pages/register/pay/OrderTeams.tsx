import { type DistCode, findDistCode, formatTeamId, takesPlace } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { distanceText } from '../../../features/orders/order-text.ts'
import { useModalHref } from '../../../infrastructure/addresses/use-modal-href.ts'
import type { OrderProps } from './PayStep.tsx'

/** The relay teams of an order, paid or not: their names and members are edited in the team's dialog. */
export function OrderTeams({ order }: Pick<OrderProps, 'order'>) {
  const words = useWords()
  const { t } = words
  const modalHref = useModalHref()
  const teams = order.orderContent.flatMap(({ swimmer, entries }) =>
    entries
      .filter(({ teamId, state }) => teamId !== null && takesPlace(state))
      .map((entry) => ({ ...entry, captainId: swimmer.id })),
  )
  if (teams.length === 0) return null
  return (
    <>
      <p>{t('register:pay.teamNote')}</p>
      <ul className="register-next">
        {teams.map(({ id, captainId, distCode, offerId, eventId }) => {
          const code: DistCode | null = findDistCode(distCode)
          return (
            code && (
              <li key={id}>
                <a href={modalHref(formatTeamId({ captainId, distCode: code, offerId, eventId }))}>
                  {t('register:pay.team', { distance: distanceText({ distCode: distCode }, words.t) })}
                </a>
              </li>
            )
          )
        })}
      </ul>
    </>
  )
}
