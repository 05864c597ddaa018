import type { Handler } from '../../http/call.ts'
import { changeTemplate } from '../printouts/change-template.ts'

export const updateDiplomaTemplate: Handler<'events.updateDiplomaTemplate'> = (call, deps) => {
  const { background, ...template } = call.body
  return changeTemplate(call, deps, (row) => ({
    template,
    background: background === null ? null : (row?.background ?? null),
  }))
}
