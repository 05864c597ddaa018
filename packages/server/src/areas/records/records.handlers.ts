import type { Handlers } from '../../http/call.ts'
import { decide } from './decide.ts'
import { exportFile } from './exportFile.ts'
import { history } from './history.ts'
import { importFile } from './importFile.ts'
import { list } from './list.ts'
import { recompute } from './recompute.ts'
import { remove } from './remove.ts'

export const records: Handlers['records'] = {
  list,
  history,
  decide,
  importFile,
  exportFile,
  remove,
  recompute,
}
