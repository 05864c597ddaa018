import type { PersonalToken } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { ShownSecret } from '../../features/settings-sections/ShownSecret.tsx'

export type TokenWithSecret = PersonalToken & { readonly token: string }

/** A new token with its secret, which is shown only once. */
export function CreatedToken({
  token: { label, token },
  onDone,
}: {
  readonly token: TokenWithSecret
  readonly onDone: () => void
}) {
  const { t } = useWords()
  return (
    <ShownSecret
      secret={token}
      heading={t('account:tokens.created', { label })}
      text={t('account:tokens.shownOnce')}
      label={t('account:tokens.secret')}
      onDone={onDone}
    />
  )
}
