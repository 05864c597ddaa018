import type { Swimmer } from '@polynya/contract'
import { Facts, useWords } from '@polynya/ui'
import { SettingsSection } from '../../features/settings-sections/SettingsSection.tsx'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'

/** Identity of the swimmer: read-only, with the reason why it cannot be changed here. */
export function IdentitySection({ swimmer }: { readonly swimmer: Swimmer }) {
  const { t, formats } = useWords()
  const { iwsaid, firstName, lastName, gender, dob } = swimmer
  return (
    <SettingsSection id="identity" heading={t('profile:edit.identity')} text={t('profile:edit.identityText')}>
      <Facts
        facts={[
          { label: t('profile:edit.registryId'), value: <b className="registry-id">{iwsaid}</b> },
          { label: t('profile:edit.name'), value: `${firstName} ${lastName}` },
          {
            label: t('profile:edit.gender'),
            value: t(gender === 1 ? 'profile:fields.men' : 'profile:fields.women'),
          },
          { label: t('profile:edit.birthDate'), value: dob ? formats.fullDate(dob) : null },
        ]}
      />
      <IdentityChange swimmer={swimmer} />
    </SettingsSection>
  )
}

/**
 * Link with which the owner requests another name, birth date or gender: an administrator reviews the
 * request.
 */
function IdentityChange({ swimmer }: { readonly swimmer: Swimmer }) {
  const { t } = useWords()
  const user = useUser()
  if (swimmer.userId !== user?.id) return null
  return (
    <p className="note">
      {t('profile:edit.identityAsk')}{' '}
      <a href={paths.changeSwimmer(swimmer.id)}>{t('profile:edit.identityLink')}</a>
    </p>
  )
}
