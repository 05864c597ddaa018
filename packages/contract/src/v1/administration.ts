import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import * as account from '../schemas/account.ts'
import { CountryCode, IdParam, listQuery } from '../schemas/scalars.ts'
import * as site from '../schemas/site.ts'

export const accountsEndpoints = {
  list: endpoint(routes.accounts.list, {
    summary: 'Accounts with their rights',
    query: account.AccountsQuery,
    response: z.object({ accounts: z.array(account.Account), total: z.int() }),
    extension: true,
  }),
  setRights: endpoint(routes.accounts.setRights, {
    summary: "Set an account's rights, each everywhere or in one region; in force on its next call",
    params: z.object({ id: IdParam }),
    body: account.RightsUpdate,
    response: account.Account,
    reasons: ['account_not_found', 'last_super_admin'],
    extension: true,
  }),
}

export const outboxEndpoints = {
  list: endpoint(routes.outbox.list, {
    summary: 'Mails, newest first; without a mail server they stay here',
    query: z.strictObject(listQuery(['createdAt'])),
    response: z.object({ mails: z.array(account.Mail), total: z.int() }),
    extension: true,
  }),
}

export const siteEndpoints = {
  get: endpoint(routes.site.get, {
    summary: 'What every page shows of the federation',
    response: site.Site,
    cache: 'public',
    extension: true,
  }),
  countries: endpoint(routes.site.countries, {
    summary: 'Countries by ISO 3166-1',
    response: site.Countries,
    cache: 'public',
    extension: true,
  }),
  regions: endpoint(routes.site.regions, {
    summary: 'The regions of a country by ISO 3166-2',
    params: z.object({ country: CountryCode }),
    response: site.Regions,
    cache: 'public',
    extension: true,
  }),
}
