import type { Handlers } from '../../http/call.ts'
import { cancelPublication } from './cancelPublication.ts'
import { check } from './check.ts'
import { desk } from './desk.ts'
import { editors } from './editors.ts'
import { grantEditor } from './grantEditor.ts'
import { history } from './history.ts'
import { list } from './list.ts'
import { lock } from './lock.ts'
import { myEvents } from './myEvents.ts'
import { publication } from './publication.ts'
import { publish } from './publish.ts'
import { publishEvent } from './publishEvent.ts'
import { recompute } from './recompute.ts'
import { record } from './record.ts'
import { revokeEditor } from './revokeEditor.ts'
import { setRules } from './setRules.ts'

export const results: Handlers['results'] = {
  desk,
  list,
  record,
  check,
  publish,
  publishEvent,
  publication,
  cancelPublication,
  lock,
  recompute,
  history,
  setRules,
  editors,
  grantEditor,
  revokeEditor,
  myEvents,
}
