import { type HeadingLevel, useWords } from '@polynya/ui'
import type { Attributes, COMMON, Settings } from './attributes.ts'
import { dispatch } from './dispatch.ts'
import { FailedState } from './FailedState.tsx'
import type { Failure } from './read-data.ts'
import { useData } from './use-data.ts'
import { useReports } from './use-reports.ts'
import type { Widget } from './widget.ts'
import type { WidgetHost } from './widget-host.ts'

export interface FrameProps {
  readonly widget: Widget<unknown, Attributes>
  readonly host: WidgetHost
  readonly settings: Settings<Attributes> & Settings<typeof COMMON>
  /** URL of the data; null while a required attribute is missing. */
  readonly url: string | null
  readonly origin: string
}

const NOTHING_NAMED: Failure = { code: 'http', status: 404, retryable: false }

/** Renders a widget in its data state: loading, ready, stale, empty or failed. */
export function Frame({ widget, host, settings, url, origin }: FrameProps) {
  const [{ body, at, failure, isReading }, retry] = useData({ url, isShaped: widget.isShaped })
  const { t, formats } = useWords()
  const missing = url === null ? NOTHING_NAMED : null
  useReports({ widget, host, body, failure: failure ?? missing })
  const { View } = widget
  if (body !== null) {
    return (
      <>
        <View
          data={body}
          settings={settings}
          origin={origin}
          headingLevel={Number(settings['heading-level']) as HeadingLevel}
          onChange={(detail) => dispatch(host, 'change', detail)}
        />
        {failure && at !== null && (
          <p className="stale" role="status">
            {t('widgets:staleAt', { time: formats.time(new Date(at), zoneHere()) })}
          </p>
        )}
      </>
    )
  }
  const reason = failure ?? missing
  if (reason) return <FailedState failure={reason} isRetrying={isReading && !missing} onRetry={retry} />
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('widgets:loading')}
      </p>
      <div className="pending" />
    </>
  )
}

const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
