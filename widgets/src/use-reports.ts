import { type RefObject, useLayoutEffect } from 'react'
import type { Attributes } from './attributes.ts'
import { dispatch } from './dispatch.ts'
import type { Failure } from './event-types.ts'
import { VERSION } from './version.ts'
import type { Widget } from './widget.ts'
import type { WidgetHost } from './widget-host.ts'

interface Report {
  readonly widget: Widget<unknown, Attributes>
  readonly host: WidgetHost
  readonly body: unknown
  readonly failure: Failure | null
  /** Whether a component has thrown, which is reported in its place. */
  readonly isBroken: RefObject<boolean>
}

/** Dispatches the data state to the host, once for each change. */
export function useReports({ widget, host, body, failure, isBroken }: Report) {
  useLayoutEffect(() => {
    const report = () => {
      if (isBroken.current) return
      if (failure) {
        host.showStates(...(body === null ? (['error'] as const) : (['ready', 'stale'] as const)))
        dispatch(host, 'error', failure)
        if (body !== null) dispatch(host, 'data', { count: widget.countOf(body), stale: true })
        return
      }
      if (body === null) return host.showStates('loading')
      const count = widget.countOf(body)
      host.showStates('ready', ...(count === 0 ? (['empty'] as const) : []))
      host.becomeReady({ widget: widget.tag, version: VERSION, count })
      dispatch(host, 'data', { count, stale: false })
      if (count === 0) dispatch(host, 'empty', null)
    }
    host.showing.whenShown(report)
  }, [widget, host, body, failure, isBroken])
}
