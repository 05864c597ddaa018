/** Shapes of the answers of `results`. */

import type { AnswersOf } from '../answers-of.ts'
import * as result from '../schemas/answers/result.ts'

export const answers = {
  desk: result.Desk,
  list: result.DeskList,
  record: result.DeskList,
  check: result.ResultChecks,
  publish: result.DeskList,
  publishEvent: result.Publication,
  publication: result.LatestPublication,
  cancelPublication: result.LatestPublication,
  lock: result.DeskList,
  recompute: result.ResultChanges,
  history: result.ResultHistory,
  setRules: result.Desk,
  editors: result.ResultsEditors,
  grantEditor: result.ResultsEditors,
  revokeEditor: result.ResultsEditors,
  myEvents: result.DeskEvents,
} as const satisfies AnswersOf<'results'>
