import type { Handler } from '../../http/call.ts'
import { changeTemplate } from '../printouts/change-template.ts'

export const resetDiplomaTemplate: Handler<'events.resetDiplomaTemplate'> = (call, deps) =>
  changeTemplate(call, deps, () => ({ template: null, background: null }))
