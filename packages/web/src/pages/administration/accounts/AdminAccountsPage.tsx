import { type Account, RightName } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import { useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { Answer, NothingFound } from '../../../features/administration/Answer.tsx'
import { FilterForm, FilterSelect, FilterText } from '../../../features/administration/FilterForm.tsx'
import { keys } from '../../../infrastructure/api/query-keys.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { pageIn, useAddressQuery, valuesOf } from '../../../infrastructure/lists/address-query.ts'
import { inEitherLayout } from '../../../infrastructure/lists/either-layout.ts'
import { Pager } from '../../../infrastructure/lists/Pager.tsx'
import { SearchedAs } from '../../../infrastructure/lists/SearchedAs.tsx'
import './admin-accounts.css'
import { AccountDialog, type Deed } from './AccountDialog.tsx'
import { AccountRow } from './AccountRow.tsx'
import { rightText } from './rights.ts'

const PAGE_ROWS = 25

interface OpenDialog {
  readonly deed: Deed
  readonly account: Account
}

/** Every account: who may do what, and who may no longer. */
export function AdminAccountsPage() {
  const { t } = useWords()
  const { client } = useApp()
  const { values } = useAddressQuery()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const query = accountsQuery(client, values)
  return (
    <div className="page admin-page">
      <h1>{t('administration:accounts.heading')}</h1>
      <Filters />
      <Answer query={query}>
        {({ accounts, total, searchedAs }) => (
          <>
            <SearchedAs text={searchedAs} />
            {total === 0 && <NothingFound />}
            <ul className="admin-list">
              {accounts.map((account) => (
                <AccountRow
                  key={account.id}
                  account={account}
                  onDeed={(deed) => setDialog({ deed, account })}
                />
              ))}
            </ul>
            <Pager total={total} size={PAGE_ROWS} />
          </>
        )}
      </Answer>
      {dialog && <AccountDialog {...dialog} query={query} onClose={() => setDialog(null)} />}
    </div>
  )
}

function Filters() {
  const { t } = useWords()
  return (
    <FilterForm>
      <FilterText name="email" label={t('administration:accounts.email')} />
      <FilterSelect
        name="right"
        label={t('administration:accounts.right')}
        none={t('administration:accounts.anyRight')}
        options={RightName.options.map((value) => ({ value, text: rightText(value, t) }))}
      />
      <FilterSelect
        name="blocked"
        label={t('administration:accounts.state')}
        none={t('administration:accounts.anyState')}
        options={[
          { value: 'true', text: t('administration:accounts.blocked') },
          { value: 'false', text: t('administration:accounts.active') },
        ]}
      />
    </FilterForm>
  )
}

/** Query for the accounts that an address selects; invalid parameters are ignored. */
function accountsQuery({ accounts }: Client, values: URLSearchParams) {
  const { email, id, ...choices } = valuesOf(values, ['email', 'id', 'right', 'blocked'])
  const right = RightName.options.find((name) => name === choices.right)
  const blocked = (['true', 'false'] as const).find((value) => value === choices.blocked)
  const query = {
    page: pageIn(values),
    limit: PAGE_ROWS,
    ...(email && { email }),
    ...(id && /^\d{1,9}$/.test(id) && { id: Number(id) }),
    ...(right && { right }),
    ...(blocked && { blocked }),
  }
  return queryOptions({
    queryKey: keys.accounts(query),
    queryFn: ({ signal }) =>
      inEitherLayout(email, (like) =>
        accounts.list({ query: { ...query, ...(like && { email: like }) } }, { signal }),
      ),
  })
}
