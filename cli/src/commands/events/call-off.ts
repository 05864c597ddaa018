import type { Run } from '../../context/run.ts'
import { setState } from './set-state.ts'

export const run: Run<'events call-off'> = (
  context,
  { event, undo, refundTo, noteRu, noteEn, newRequest: isNew },
) => setState(context, { event, state: undo ? 'planned' : 'calledOff', refundTo, noteRu, noteEn, isNew })
