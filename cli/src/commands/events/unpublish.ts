import type { Run } from '../../context/run.ts'
import { setPublic } from './set-public.ts'

export const run: Run<'events unpublish'> = (context, input) => setPublic(context, input, false)
