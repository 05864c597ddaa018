import type { PersonalToken } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useState } from 'react'
import { focusSection, SettingsSection } from '../../features/settings-sections/SettingsSection.tsx'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { CreatedToken, type TokenWithSecret } from './CreatedToken.tsx'
import { TokenForm } from './TokenForm.tsx'
import { TokenList } from './TokenList.tsx'

/** Personal access tokens: what there is, how to revoke one, how to make another. */
export function Tokens() {
  const { t } = useWords()
  const { client, queryClient, queries, notifications } = useApp()
  const [created, setCreated] = useState<TokenWithSecret | null>(null)
  const [leaving, setLeaving] = useState<PersonalToken | null>(null)

  async function revoke({ id }: PersonalToken) {
    await client.user.revokeToken({ params: { id } })
    if (created?.id === id) setCreated(null)
    await queryClient.invalidateQueries(queries.tokens)
    notifications.tell(
      { tone: 'good', say: (speak) => ({ text: speak('account:tokens.revoked') }) },
      'message',
    )
    setTimeout(() => focusSection('tokens'))
  }

  return (
    <SettingsSection id="tokens" heading={t('account:tokens.heading')} text={t('account:tokens.intro')}>
      <Loaded query={queries.tokens} failed={t('account:tokens.failed')}>
        {({ tokens }) => <TokenList tokens={tokens} onRevoke={setLeaving} />}
      </Loaded>
      {created && <CreatedToken token={created} onDone={() => setCreated(null)} />}
      <TokenForm onCreated={setCreated} />
      {leaving && (
        <ConfirmDialog
          heading={t('account:tokens.revokeNamed', { label: leaving.label })}
          text={t('account:tokens.revokeText')}
          confirm={t('account:tokens.revoke')}
          onConfirm={() => revoke(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </SettingsSection>
  )
}
