/** Shapes of the answers of `widgets`. */

import type { AnswersOf } from '../answers-of.ts'
import * as widget from '../schemas/answers/widget.ts'

export const answers = {
  events: widget.WidgetEvents,
  results: widget.WidgetResults,
  live: widget.WidgetLive,
  swimmer: widget.WidgetSwimmer,
} as const satisfies AnswersOf<'widgets'>
