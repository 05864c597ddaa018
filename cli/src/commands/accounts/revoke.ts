import type { Run } from '../../context/run.ts'
import { confirm } from '../../input/ask.ts'
import { changeRights, isSame } from './change-rights.ts'
import { rightsText } from './rights-text.ts'

export const run: Run<'accounts revoke'> = (context, { account, right, region, event }) =>
  changeRights(context, {
    account,
    right,
    region,
    event,
    change: (rights, one) => rights.filter((each) => !isSame(each, one)),
    before: ({ email }, one) =>
      confirm(context, context.t('cli:confirmRevoke', { email, right: rightsText([one], context) })),
  })
