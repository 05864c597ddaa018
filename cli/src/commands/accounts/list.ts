import type { Account } from '@polynya/contract'
import { given, pageFor, take } from '../../calls/take.ts'
import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { rightsText } from './rights-text.ts'

export const run: Run<'accounts list'> = async (context, { email, sort, order, limit }) => {
  const { t } = context
  const client = await context.client()
  const query = given({ email, sort, order, limit: pageFor(limit) })
  return rows<Account>(
    take(client.accounts.list.items({ query }), limit),
    [
      { title: t('cli:label.id'), of: ({ id }) => id, right: true },
      { title: t('cli:label.email'), of: (account) => account.email },
      {
        title: t('cli:label.person'),
        of: ({ firstName, lastName }) => `${firstName} ${lastName}`,
        optional: 1,
      },
      { title: t('cli:label.rights'), of: ({ rights }) => rightsText(rights, context) },
      { title: t('cli:label.state'), of: (account) => stateOf(account, t) },
    ],
    t('cli:noAccounts'),
  )
}

function stateOf({ blocked, activated }: Account, t: Parameters<Run<'accounts list'>>[0]['t']): string {
  if (blocked) return t('cli:account.blocked')
  return activated ? '' : t('cli:account.notActivated')
}
