import type { InstallationStatus } from '@polynya/contract'
import { useWords, type Words } from '@polynya/ui'
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
        [name, t(`status:jobStates.${state}`), formats.number(count), ageText(ageSeconds, t)],
      ])}
    />
  )
}

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3_600

function ageText(seconds: number | null, t: Words['t']): string | null {
  if (seconds === null) return null
  if (seconds < MINUTE_SECONDS) return t('status:seconds', { count: seconds })
  if (seconds < HOUR_SECONDS) return t('status:minutes', { count: Math.floor(seconds / MINUTE_SECONDS) })
  return t('status:hours', { count: Math.floor(seconds / HOUR_SECONDS) })
}
