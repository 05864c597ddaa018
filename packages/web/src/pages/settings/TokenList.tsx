import type { PersonalToken } from '@polynya/contract'
import { dateInZone } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useRegionName } from '../../features/places/use-regions.ts'
import { momentText } from '../../infrastructure/formats/moment-text.ts'

export function TokenList({
  tokens,
  onRevoke,
}: {
  readonly tokens: readonly PersonalToken[]
  readonly onRevoke: (token: PersonalToken) => void
}) {
  const { t } = useWords()
  if (tokens.length === 0) return <p>{t('account:tokens.none')}</p>
  return (
    <ul className="settings-list">
      {tokens.map((token) => (
        <li key={token.id}>
          <TokenFacts token={token} />
          <Button onClick={() => onRevoke(token)}>
            <span aria-hidden="true">{t('account:tokens.revoke')}</span>
            <span className="visually-hidden">{t('account:tokens.revokeNamed', { label: token.label })}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The last moment of a token is the end of a day by UTC, which the day before names. */
const lastDay = (expiresAt: string) => dateInZone(new Date(Date.parse(expiresAt) - 1), 'UTC')

function TokenFacts({ token }: { readonly token: PersonalToken }) {
  const { t, formats } = useWords()
  const region = useRegionName(token.region)
  const { lastUsedAt } = token
  return (
    <div>
      <strong>{token.label}</strong>
      <ul className="tags">
        {token.scopes.map((scope) => (
          <li key={scope} className="tag">
            {t(`account:scopes.${scope}`)}
          </li>
        ))}
        {region && <li className="tag">{region}</li>}
      </ul>
      <small>
        {t('account:tokens.expiresOn')}: {formats.shortDate(lastDay(token.expiresAt))}
        <br />
        {t('account:tokens.lastUsed')}:{' '}
        {lastUsedAt ? momentText(lastUsedAt, formats) : t('account:tokens.neverUsed')}
      </small>
    </div>
  )
}
