import { PersonalTokenRequest, TokenScope, type User } from '@polynya/contract'
import { addDays, dateInZone, LIVES } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useRegions } from '../../features/places/use-regions.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ChoiceField } from '../../infrastructure/forms/ChoiceField.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { SelectField } from '../../infrastructure/forms/SelectField.tsx'
import { SubmitLine } from '../../infrastructure/forms/SubmitLine.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import type { TokenWithSecret } from './CreatedToken.tsx'

/** A quarter of a year: long enough for a season's script, short enough to be forgotten. */
const USUAL_DAYS = 90

/** Makes a token. What an account has no right to, no token of it could do, and so is not offered. */
export function TokenForm({ onCreated }: { readonly onCreated: (token: TokenWithSecret) => void }) {
  const { t } = useWords()
  const { client, queryClient, queries, clock } = useApp()
  const user = useUser()
  const regions = useRegions()
  // As the server counts days.
  const today = dateInZone(clock(), 'UTC')
  const state = useFormState({
    id: 'token',
    schema: PersonalTokenRequest,
    defaultValues: { label: '', scopes: ['read'], region: '', expiresOn: addDays(today, USUAL_DAYS) },
    resets: true,
    async send(body) {
      onCreated(await client.user.createToken({ body }))
      await queryClient.invalidateQueries(queries.tokens)
    },
  })
  const labels = {
    label: t('account:tokens.label'),
    scopes: t('account:tokens.scopes'),
    region: t('account:tokens.region'),
    expiresOn: t('account:tokens.expiresOn'),
  }
  const field = (name: keyof typeof labels) => ({ state, name, label: labels[name] }) as const
  return (
    <form className="form" noValidate onSubmit={state.onSubmit} aria-labelledby="new-token">
      <h3 id="new-token">{t('account:tokens.newHeading')}</h3>
      <ErrorSummary state={state} labels={labels} level={3} />
      <TextField {...field('label')} hint={t('account:tokens.labelHint')} input={{ autoComplete: 'off' }} />
      <ChoiceField
        {...field('scopes')}
        type="checkbox"
        choices={TokenScope.options
          .filter((scope) => MAY_USE[scope](user))
          .map((scope) => ({ value: scope, text: t(`account:scopes.${scope}`) }))}
      />
      {administers(user) && (
        <SelectField
          {...field('region')}
          hint={t('account:tokens.regionHint')}
          options={[{ value: '', text: t('account:tokens.anyRegion') }, ...regions]}
        />
      )}
      <TextField
        {...field('expiresOn')}
        hint={t('account:tokens.expiresHint')}
        input={{ type: 'date', min: today, max: addDays(today, LIVES.personalTokenDays) }}
      />
      <SubmitLine state={state}>{t('account:tokens.create')}</SubmitLine>
    </form>
  )
}

const administers = (user: User | null) => user?.isAdmin === 1 || user?.isSuperAdmin === 1

const isSuperAdministrator = (user: User | null) => user?.isSuperAdmin === 1

const MAY_USE = {
  read: () => true,
  swimmers: () => true,
  events: administers,
  teams: () => true,
  orders: () => true,
  admissions: () => true,
  protocols: administers,
  results: (user) => administers(user) || user?.canRecordResults === true,
  accounts: isSuperAdministrator,
  baseResults: (user) => user?.canEditBaseResults === true,
  accountsRead: isSuperAdministrator,
  outbox: isSuperAdministrator,
  audit: isSuperAdministrator,
  exports: () => true,
  documents: () => true,
} as const satisfies Record<TokenScope, (user: User | null) => boolean>
