import type { SiteSettings } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { Answer } from '../../administration/Answer.tsx'
import type { Query } from '../../api/query-cache.ts'
import { useApp } from '../../app/app-context.ts'
import '../settings/settings.css'
import './admin-settings.css'
import { FederationForm } from './FederationForm.tsx'
import { TextsSection } from './TextsSection.tsx'

/** What the federation sets for the whole site. */
export function AdminSettingsPage() {
  const { t } = useWords()
  const { client } = useApp()
  const query: Query<SiteSettings> = {
    key: 'site.settings',
    load: (signal) => client.site.settings({}, { signal }),
  }
  return (
    <div className="page admin-page settings">
      <h1>{t('administration:settings.heading')}</h1>
      <Answer query={query}>
        {(settings) => (
          <div className="settings-columns">
            <nav aria-label={t('administration:settings.sections')} className="settings-nav">
              <ul>
                <li>
                  <a href="#federation">{t('administration:settings.federation')}</a>
                </li>
                <li>
                  <a href="#texts">{t('administration:texts.heading')}</a>
                </li>
              </ul>
            </nav>
            <div className="settings-sections">
              <FederationForm settings={settings} query={query} />
              <TextsSection />
            </div>
          </div>
        )}
      </Answer>
    </div>
  )
}
