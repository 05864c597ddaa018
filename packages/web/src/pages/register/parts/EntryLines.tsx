import { useWords } from '@polynya/ui'
import { distanceText } from '../../../features/orders/order-text.ts'

interface Line {
  readonly distCode: string
  readonly division: string | null
  readonly seedTime: string | null
}

/** Distances with what was chosen of each. */
export function EntryLines({ entries }: { readonly entries: readonly Line[] }) {
  const words = useWords()
  const { t } = words
  return (
    <ul className="entry-lines">
      {entries.map(({ distCode, division, seedTime }) => {
        const more = [
          division && t('register:check.division', { division }),
          seedTime && t('register:check.seedTime', { time: seedTime }),
        ].filter(Boolean)
        return (
          <li key={`${distCode} ${division}`}>
            {distanceText({ distCode: distCode }, words.t)}
            {more.length > 0 && <small>{more.join(' · ')}</small>}
          </li>
        )
      })}
    </ul>
  )
}
