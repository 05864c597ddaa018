import type { Run } from '../../context/run.ts'
import { copy } from './copy.ts'

export const run: Run<'backup'> = (context, { folder, dataDir }) =>
  copy(context, 'backup', { folder, dataDir })
