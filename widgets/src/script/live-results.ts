import { defineWidget } from '../define-widget.ts'
import { liveResults } from '../live-results/live-results.ts'

defineWidget(liveResults, new URL(import.meta.url).origin)
