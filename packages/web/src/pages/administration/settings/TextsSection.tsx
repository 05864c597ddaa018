import { TextName } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { Answer } from '../../../features/administration/Answer.tsx'
import { SettingsSection } from '../../../features/settings-sections/SettingsSection.tsx'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { useAddressQuery } from '../../../infrastructure/lists/address-query.ts'
import { TextEditor } from './TextEditor.tsx'
import { TextVersions } from './TextVersions.tsx'
import { versionQuery, versionsQuery } from './text-queries.ts'

/** The texts of the site: one of them to be written on, with its versions. */
export function TextsSection() {
  const { t } = useWords()
  const { values } = useAddressQuery()
  const chosen = TextName.options.find((name) => name === values.get('text')) ?? 'terms'
  return (
    <SettingsSection
      id="texts"
      heading={t('administration:texts.heading')}
      text={t('administration:texts.intro')}
    >
      <nav aria-label={t('administration:texts.choose')}>
        <ul className="text-tabs">
          {TextName.options.map((name) => (
            <li key={name}>
              <a href={`?text=${name}#texts`} aria-current={name === chosen ? 'true' : undefined}>
                {t(`administration:texts.names.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ChosenText key={chosen} name={chosen} />
    </SettingsSection>
  )
}

function ChosenText({ name }: { readonly name: TextName }) {
  const { client } = useApp()
  return (
    <Answer query={versionsQuery(client, name)}>
      {({ versions }) => (
        <>
          {versions[0] && (
            <Answer query={versionQuery(client, name, versions[0].version)}>
              {(text) => <TextEditor key={text.version} name={name} text={text} />}
            </Answer>
          )}
          <TextVersions name={name} versions={versions} />
        </>
      )}
    </Answer>
  )
}
