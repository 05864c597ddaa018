import type { InstallationStatus } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { usePageTitle } from '../../infrastructure/context/page-title.ts'
import { StatusErrors } from './StatusErrors.tsx'
import { StatusFacts } from './StatusFacts.tsx'
import { StatusJobs } from './StatusJobs.tsx'
import { statusQuery } from './status-query.ts'
import '../../infrastructure/components/tag.css'
import './status.css'

/** The state of the installation: what to look at first, then the facts. */
export function StatusPage() {
  const { t } = useWords()
  const { client } = useApp()
  usePageTitle({ name: t('status:heading') })
  return (
    <div className="page status-page">
      <h1>{t('status:heading')}</h1>
      <p className="page-lead">{t('status:lead')}</p>
      <Loaded query={statusQuery(client)} failed={t('status:failed')} rows={8}>
        {(status) => (
          <>
            <Findings findings={status.findings} />
            <StatusFacts status={status} />
            <StatusJobs jobs={status.jobs} />
            <StatusErrors errors={status.errors} />
          </>
        )}
      </Loaded>
    </div>
  )
}

function Findings({ findings }: Pick<InstallationStatus, 'findings'>) {
  const { t } = useWords()
  if (findings.length === 0)
    return (
      <p className="status-sound">
        <span className="tag" data-tone="good">
          {t('status:sound')}
        </span>
      </p>
    )
  return (
    <section aria-labelledby="findings">
      <h2 id="findings">{t('status:attention')}</h2>
      <ul className="status-findings">
        {findings.map(({ finding, weight }) => (
          <li key={finding}>
            <h3>
              {t(`status:findings.${finding}.title`)}{' '}
              <span className="tag" data-tone={weight === 'problem' ? 'bad' : 'warn'}>
                {t(`status:weights.${weight}`)}
              </span>
            </h3>
            <p>{t(`status:findings.${finding}.advice`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
