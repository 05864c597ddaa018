import type { HeadingLevel } from '@polynya/ui'
import { type RefObject, useCallback, useMemo } from 'react'
import type { Attributes, COMMON, Problem, Settings } from './attributes.ts'
import { dispatch } from './dispatch.ts'
import type { Failure } from './event-types.ts'
import { PendingData } from './Pending.tsx'
import { read as readUrl } from './read.ts'
import type { IsShaped } from './shared-reads.ts'
import { Upkeep } from './Upkeep.tsx'
import { useData } from './use-data.ts'
import { useReports } from './use-reports.ts'
import type { Widget } from './widget.ts'
import type { WidgetHost } from './widget-host.ts'

export interface FrameProps {
  readonly widget: Widget<unknown, Attributes>
  readonly host: WidgetHost
  readonly settings: Settings<Attributes> & Settings<typeof COMMON>
  /** The attributes that are not understood. */
  readonly problems: readonly Problem[]
  /** URL of the data; null while a required attribute is missing or one is invalid. */
  readonly url: string | null
  readonly origin: string
  /** Whether a component of the widget has thrown. */
  readonly isBroken: RefObject<boolean>
}

const NOTHING_NAMED: Failure = { code: 'http', status: 404, retryable: false }
const MISUNDERSTOOD: Failure = { code: 'attribute', status: null, retryable: false }

/** Renders a widget in its data state: loading, ready, stale, empty or failed. */
export function Frame({ widget, host, settings, problems, url, origin, isBroken }: FrameProps) {
  const [state, read] = useData({ url, isShaped: widget.isShaped })
  const { body, failure } = state
  const rejected = failure?.parameter && rejectedBy(failure.parameter, url, settings)
  const all = rejected ? [...problems, rejected] : problems
  const isWrong = all.some(({ isFatal }) => isFatal)
  const reason = isWrong ? MISUNDERSTOOD : url === null ? NOTHING_NAMED : failure
  useReports({ widget, host, body, failure: reason, isBroken })
  const readMore = useReadMore(url, widget.isShaped)
  const { View } = widget
  // Not rendered again where only the state of the request changes.
  const view = useMemo(
    () =>
      body !== null && (
        <View
          data={body}
          settings={settings}
          origin={origin}
          headingLevel={Number(settings['heading-level']) as HeadingLevel}
          onChange={(detail) => dispatch(host, 'change', detail)}
          readMore={readMore}
        />
      ),
    [View, body, settings, origin, host, readMore],
  )
  return (
    <>
      {view || (!reason && <PendingData />)}
      <Upkeep {...{ widget, host, settings, url, state, reason, read }} problems={all} />
    </>
  )
}

/** The attribute whose value the server does not understand, such as a region that does not exist. */
function rejectedBy(
  parameter: string,
  url: string | null,
  settings: FrameProps['settings'],
): Problem | undefined {
  const value = new URL(url ?? '').searchParams.get(parameter)
  const [name] = Object.entries(settings).find(([, each]) => each === value) ?? []
  return name && value ? { name, value, isFatal: true } : undefined
}

/** Returns the function that reads more of the same data; null where that fails. */
function useReadMore(url: string | null, isShaped: IsShaped) {
  return useCallback(
    async (query: Readonly<Record<string, string>>) => {
      if (url === null) return null
      const outcome = await readUrl(
        `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`,
        isShaped,
      )
      return 'body' in outcome ? outcome.body : null
    },
    [url, isShaped],
  )
}
