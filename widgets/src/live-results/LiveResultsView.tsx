import type { WidgetLive } from '@polynya/contract'
import { EmptyState, inLanguage, useWords } from '@polynya/ui'
import { Distances } from '../table/Distances.tsx'
import { TableFrame } from '../table/TableFrame.tsx'
import { useDrawnRows } from '../table/use-drawn-rows.ts'
import type { ViewProps } from '../widget.ts'
import type { LIVE_RESULTS } from './attributes.ts'
import { type Live, useLive } from './use-live.ts'

type Props = ViewProps<WidgetLive, typeof LIVE_RESULTS>

/** The results of an event as they are recorded, the last one first. */
export function LiveResultsView({ data: first, settings, origin, headingLevel, readMore }: Props) {
  const { t, language } = useWords()
  const live = useLive(first, `${origin}/api/v1/events/stream/${settings.event}`, readMore)
  const { data, fresh } = live
  const { event, lists, results } = data
  const drawn = useDrawnRows(results)
  return (
    <TableFrame
      title={t('live:heading')}
      headingLevel={headingLevel}
      href={`${origin}/view-event/${event.id}/live`}
      page={inLanguage(language, { ru: event.name, en: event.nameEn })}
    >
      <LiveStatus live={live} />
      {results.length === 0 ? (
        <EmptyState title={t('live:noResults')} />
      ) : (
        <Distances
          {...{ lists, event, origin, headingLevel, fresh }}
          rows={drawn}
          highlighted={settings.highlight.toUpperCase()}
        />
      )}
    </TableFrame>
  )
}

/** Whether results arrive at once, how old they are, and for screen readers how many are new. */
function LiveStatus({ live: { isConnected, age, news } }: { readonly live: Live }) {
  const { t } = useWords()
  return (
    <p className="table-note">
      <span role="status">{t(isConnected ? 'live:connection.live' : 'live:connection.lost')}</span>
      {' · '}
      {age < 60
        ? t('live:age.seconds', { seconds: String(age) })
        : t('live:age.minutes', { minutes: String(Math.round(age / 60)) })}
      <span className="visually-hidden" role="status">
        {news > 0 && t('widgets:live.news', { count: news })}
      </span>
    </p>
  )
}
