import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import * as account from '../schemas/inputs/account.ts'
import { CountryCode, IdParam, listQuery } from '../schemas/inputs/scalars.ts'

export const accountsEndpoints = {
  list: endpoint(routes.accounts.list, {
    summary: 'Accounts with their rights',
    query: account.AccountsQuery,
    response: responses.accounts.list,
    extension: true,
  }),
  setRights: endpoint(routes.accounts.setRights, {
    summary: "Set an account's rights, each everywhere or in one region; in force on its next call",
    params: z.object({ id: IdParam }),
    body: account.RightsUpdate,
    response: responses.accounts.setRights,
    reasons: ['account_not_found', 'last_super_admin'],
    extension: true,
  }),
}

export const outboxEndpoints = {
  list: endpoint(routes.outbox.list, {
    summary: 'Mails, newest first; without a mail server they stay here',
    query: z.strictObject(listQuery(['createdAt'])),
    response: responses.outbox.list,
    extension: true,
  }),
}

export const siteEndpoints = {
  get: endpoint(routes.site.get, {
    summary: 'What every page shows of the federation',
    response: responses.site.get,
    cache: 'public',
    extension: true,
  }),
  countries: endpoint(routes.site.countries, {
    summary: 'Countries by ISO 3166-1',
    response: responses.site.countries,
    cache: 'public',
    extension: true,
  }),
  regions: endpoint(routes.site.regions, {
    summary: 'The regions of a country by ISO 3166-2',
    params: z.object({ country: CountryCode }),
    response: responses.site.regions,
    cache: 'public',
    extension: true,
  }),
}
