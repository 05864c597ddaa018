import { type InstallationStatus, isBackgroundJob } from '@polynya/contract'
import { ageText } from '@polynya/i18n/status-text'
import { useWords } from '@polynya/ui'
import { StatusTable } from './StatusTable.tsx'

/** Jobs that are not completed, by name and state. */
export function StatusJobs({ jobs }: Pick<InstallationStatus, 'jobs'>) {
  const { t, formats } = useWords()
  return (
    <StatusTable
      id="jobs"
      title={t('status:jobs')}
      empty={t('status:noJobs')}
      columns={[t('status:job'), t('status:state'), t('status:count'), t('status:age')]}
      rows={jobs.map(({ name, state, count, ageSeconds }) => [
        `${name} ${state}`,
        [
          isBackgroundJob(name) ? t(`status:jobNames.${name}`) : name,
          t(`status:jobStates.${state}`),
          formats.number(count),
          ageSeconds === null ? null : ageText(ageSeconds, t),
        ],
      ])}
    />
  )
}
