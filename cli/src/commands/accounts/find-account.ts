import type { Account } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import type { Context } from '../../context/context.ts'
import { Stop } from '../../failures/exit-status.ts'

/** Returns the account with an ID or e-mail address. */
export async function findAccount({ t }: Context, client: Client, given: string): Promise<Account> {
  const isNumber = /^\d+$/.test(given)
  const query = isNumber ? {} : { email: given }
  for await (const account of client.accounts.list.items({ query: { ...query, limit: 100 } })) {
    if (isNumber ? account.id === Number(given) : account.email.toLowerCase() === given.toLowerCase())
      return account
  }
  throw new Stop('notFound', t('cli:noAccount', { account: given }))
}
