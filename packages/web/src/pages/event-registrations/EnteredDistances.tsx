import type { RegisteredEntry } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { shortDistance } from '../../features/events/distance-name.ts'
import { ENTRY_TONES } from '../../features/orders/order-text.ts'

/** The distances of a registration, each with its state, division and declared time. */
export function EnteredDistances({ entries }: { readonly entries: readonly RegisteredEntry[] }) {
  const words = useWords()
  const { t, language } = words
  return (
    <ul className="registration-entries" aria-label={t('registrations:columns.entries')}>
      {entries.map(({ entryId, distCode, state, division, seedTime, team }) => (
        <li key={entryId} data-state={state}>
          <b>{shortDistance(distCode, words)}</b>{' '}
          <span>
            {[division, seedTime, team && (language === 'ru' ? team.teamNameRu : team.teamNameEn)]
              .filter(Boolean)
              .join(', ')}
          </span>{' '}
          <span className="tag" data-tone={ENTRY_TONES[state]}>
            {t(`orders:entries.${state}`)}
          </span>
        </li>
      ))}
    </ul>
  )
}
