import type { Account } from '@polynya/contract'
import { useWords, type Words } from '@polynya/ui'
import { accountName } from '../../../features/administration/account-name.ts'
import { ReasonDialog } from '../../../features/administration/ReasonDialog.tsx'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../../infrastructure/dialogs/ConfirmDialog.tsx'
import type { Query } from '../../../infrastructure/queries/query-client.ts'
import { RightsDialog } from './RightsDialog.tsx'

/** What a super administrator does about an account. */
export type Deed = 'changeRights' | 'block' | 'unblock' | 'endSessions'

/** Confirms a change of an account, makes it, and reports it. */
export function AccountDialog({
  deed,
  account,
  query,
  onClose,
}: {
  readonly deed: Deed
  readonly account: Account
  /** The list that shows the account. */
  readonly query: Query
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const { client, queryClient, notifications } = useApp()
  const params = { id: account.id }
  const name = accountName(account)

  async function done(text: (speak: Words['t']) => string) {
    // The token of a user who changed their own rights still holds the old ones.
    if (account.id === client.session.user?.id) await client.session.refresh().catch(() => undefined)
    await queryClient.invalidateQueries(query)
    notifications.tell({ tone: 'good', say: (speak) => ({ text: text(speak) }) }, 'message')
  }

  if (deed === 'changeRights') {
    return (
      <RightsDialog
        account={account}
        onClose={onClose}
        onSave={async (rights) => {
          const call = { params, body: { rights: [...rights] } }
          await client.accounts.setRights(call, { ifMatch: account.version })
          await done((speak) => speak('administration:accounts.rightsSaved'))
        }}
      />
    )
  }
  if (deed === 'endSessions') {
    return (
      <ConfirmDialog
        heading={t('administration:accounts.endHeading', { name })}
        text={t('administration:accounts.endText')}
        confirm={t('administration:accounts.endSessions')}
        onClose={onClose}
        onConfirm={async () => {
          const { ended } = await client.accounts.endSessions({ params })
          await done((speak) => speak('administration:accounts.ended', { count: ended }))
        }}
      />
    )
  }
  return (
    <ReasonDialog
      heading={t(`administration:accounts.${deed}Heading`, { name })}
      text={t(`administration:accounts.${deed}Text`)}
      submit={t(`administration:accounts.${deed}`)}
      onClose={onClose}
      send={async (body) => {
        await client.accounts[deed]({ params, body })
        await done((speak) => speak(`administration:accounts.${deed}Done`))
      }}
    />
  )
}
