import type { Run } from '../../context/run.ts'
import { changeRights, isSame } from './change-rights.ts'

export const run: Run<'accounts grant'> = (context, { account, right, region }) =>
  changeRights(context, {
    account,
    right,
    region,
    change: (rights, one) => [...rights.filter((each) => !isSame(each, one)), one],
  })
