import { useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { Answer } from '../../../features/administration/Answer.tsx'
import { SectionColumns } from '../../../features/settings-sections/SectionColumns.tsx'
import { keys } from '../../../infrastructure/api/query-keys.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import '../../../features/settings-sections/settings.css'
import './admin-settings.css'
import { FederationForm } from './FederationForm.tsx'
import { TextsSection } from './TextsSection.tsx'

/** What the federation sets for the whole site. */
export function AdminSettingsPage() {
  const { t } = useWords()
  const { client } = useApp()
  const query = queryOptions({
    queryKey: keys.site.settings,
    queryFn: ({ signal }) => client.site.settings({}, { signal }),
  })
  return (
    <div className="page admin-page settings">
      <h1>{t('administration:settings.heading')}</h1>
      <Answer query={query}>
        {(settings) => (
          <SectionColumns
            label={t('administration:settings.sections')}
            anchors={{
              federation: t('administration:settings.federation'),
              texts: t('administration:texts.heading'),
            }}
          >
            <FederationForm settings={settings} query={query} />
            <TextsSection />
          </SectionColumns>
        )}
      </Answer>
    </div>
  )
}
