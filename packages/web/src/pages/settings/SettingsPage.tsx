import type { Settings } from '@polynya/contract'
import { dateInZone } from '@polynya/domain'
import { Skeleton, useWords } from '@polynya/ui'
import { SectionColumns } from '../../features/settings-sections/SectionColumns.tsx'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { SignedOut } from '../../infrastructure/components/SignedOut.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { EmailForm } from './EmailForm.tsx'
import { LanguageForm } from './LanguageForm.tsx'
import { NameForm } from './NameForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { Sessions } from './Sessions.tsx'
import { TokensPart } from './TokensPart.tsx'
import { WebhooksSection } from './WebhooksSection.tsx'
import { ExportSection, RemoveSection } from './YourData.tsx'
import '../../features/settings-sections/settings.css'

/** Settings of the signed-in account. */
export function SettingsPage() {
  const { t } = useWords()
  const user = useUser()
  return (
    <div className="page settings">
      <h1>{t('account:settings.heading')}</h1>
      {user ? (
        <Sections key={user.id} />
      ) : (
        <SignedOut text={t('account:settings.signedOut')} next={paths.settings} />
      )}
    </div>
  )
}

function Sections() {
  const { t } = useWords()
  const { data, error, isFetching, refetch } = useQuery(useApp().queries.settings)
  if (data) return <AllSections settings={data} />
  if (error === null) return <Skeleton shape="line" count={8} />
  return (
    <LoadFailed
      title={t('account:settings.failed')}
      error={error}
      isRetrying={isFetching}
      onRetry={refetch}
    />
  )
}

function AllSections({ settings }: { readonly settings: Settings }) {
  const { t } = useWords()
  const anchors = {
    name: t('account:settings.name'),
    language: t('account:settings.language'),
    email: t('account:settings.email'),
    password: t('account:settings.password'),
    sessions: t('account:sessions.heading'),
    tokens: t('account:tokens.heading'),
    webhooks: t('account:webhooks'),
    data: t('account:data.heading'),
    remove: t('account:data.removeHeading'),
  }
  return (
    <SectionColumns label={t('account:settings.sections')} anchors={anchors}>
      <NameForm settings={settings} />
      <LanguageForm settings={settings} />
      <EmailForm settings={settings} />
      <PasswordForm settings={settings} />
      <Sessions />
      <TokensPart />
      <WebhooksSection />
      <ExportSection>
        <Consent settings={settings} />
      </ExportSection>
      <RemoveSection />
    </SectionColumns>
  )
}

function Consent({ settings: { consentAt, consentVersion } }: { readonly settings: Settings }) {
  const { t, formats } = useWords()
  if (!consentVersion) return null
  const date = formats.fullDate(dateInZone(new Date(consentAt), 'UTC'))
  return <p className="note">{t('account:settings.consent', { date, version: consentVersion })}</p>
}
