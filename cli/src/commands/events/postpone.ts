import type { Run } from '../../context/run.ts'
import { setState } from './set-state.ts'

export const run: Run<'events postpone'> = (context, { event, undo, noteRu, noteEn, newRequest: isNew }) =>
  setState(context, { event, state: undo ? 'planned' : 'postponed', noteRu, noteEn, isNew })
