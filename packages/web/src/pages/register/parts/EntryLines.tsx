import type { Entry } from '@polynya/contract'
import { isActiveEntry } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { distanceText, ENTRY_TONES } from '../../../features/orders/order-text.ts'

/** An entry, or one that is still to be ordered. */
type Line = Pick<Entry, 'distCode' | 'division' | 'seedTime'> & Partial<Pick<Entry, 'id' | 'state'>>

/** Distances with what was chosen of each; those that no longer count are marked. */
export function EntryLines({ entries }: { readonly entries: readonly Line[] }) {
  const { t } = useWords()
  return (
    <ul className="entry-lines">
      {entries.map(({ id, distCode, division, seedTime, state }) => {
        const more = [
          division && t('register:check.division', { division }),
          seedTime && t('register:check.seedTime', { time: seedTime }),
        ].filter(Boolean)
        return (
          <li key={id ?? `${distCode} ${division}`}>
            {distanceText({ distCode }, t)}
            {state && !isActiveEntry(state) && (
              <>
                {' '}
                <span className="tag" data-tone={ENTRY_TONES[state]}>
                  {t(`orders:entries.${state}`)}
                </span>
              </>
            )}
            {more.length > 0 && <small>{more.join(' · ')}</small>}
          </li>
        )
      })}
    </ul>
  )
}
