import type { Start, Swimmer } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { overviewQuery } from '../../features/orders/overview-query.ts'
import { startsViewQuery } from '../../features/registration/starts/starts-query.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'

/** The next starts of an own swimmer, whose declared times can be changed; nothing for others. */
export function SwimmerStarts({ swimmer }: { readonly swimmer: Swimmer }) {
  const user = useUser()
  return user && user.numOfSwimmers > 0 ? <OfAccount swimmer={swimmer} /> : null
}

function OfAccount({ swimmer: { id } }: { readonly swimmer: Swimmer }) {
  const { data } = useQuery(overviewQuery(useApp().client))
  const starts = (data?.starts ?? []).filter((start) => start.swimmer.id === id)
  return starts.length > 0 ? <Starts starts={starts} /> : null
}

function Starts({ starts }: { readonly starts: readonly Start[] }) {
  const { t } = useWords()
  const { data: view } = useQuery(startsViewQuery(useApp().words))
  if (!view) return null
  const byEvent = Map.groupBy(starts, ({ event }) => event.id)
  return (
    <section className="page swimmer-starts" aria-labelledby="swimmer-starts">
      <h2 id="swimmer-starts">{t('overview:starts.ofSwimmer')}</h2>
      {[...byEvent].map(([id, ofEvent]) => (
        <view.EventStarts key={id} starts={ofEvent} />
      ))}
    </section>
  )
}
