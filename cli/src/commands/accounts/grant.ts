import type { Run } from '../../context/run.ts'
import { changeRights, isSame } from './change-rights.ts'

export const run: Run<'accounts grant'> = (context, { account, right, region, event }) =>
  changeRights(context, {
    account,
    right,
    region,
    event,
    change: (rights, one) => [...rights.filter((each) => !isSame(each, one)), one],
  })
