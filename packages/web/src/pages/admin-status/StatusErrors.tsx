import type { InstallationStatus } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { momentText } from '../../infrastructure/formats/moment-text.ts'
import { StatusTable } from './StatusTable.tsx'

/** Errors of the last day with the IDs under which the log has their causes. */
export function StatusErrors({ errors: { total, latest } }: Pick<InstallationStatus, 'errors'>) {
  const { t, formats } = useWords()
  return (
    <>
      <StatusTable
        id="errors"
        title={t('status:errors')}
        empty={t('status:noErrors')}
        columns={[t('status:at'), t('status:call'), t('status:requestId'), t('status:fault')]}
        rows={latest.map(({ at, call, requestId, fault }, index) => [
          `${index} ${at}`,
          [
            momentText(at, formats),
            call ?? t('status:background'),
            requestId && <code>{requestId}</code>,
            fault,
          ],
        ])}
      />
      {total > latest.length && (
        <p className="note">{t('status:shownErrors', { count: latest.length, total: String(total) })}</p>
      )}
    </>
  )
}
