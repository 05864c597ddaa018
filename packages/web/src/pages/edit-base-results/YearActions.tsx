import type { BaseYear } from '@polynya/contract'
import { hasCounted } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { baseResultsChanged } from '../../features/points/base-results-changed.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { useToday } from '../../infrastructure/formats/use-today.ts'
import { ActivateDialog } from './ActivateDialog.tsx'
import { NewYearDialog } from './NewYearDialog.tsx'

/** What can be done with a year: copy, activate, delete; without any year, add the first. */
export function YearActions({
  years,
  chosen,
  onShow,
}: {
  readonly years: readonly BaseYear[]
  readonly chosen: BaseYear | undefined
  readonly onShow: (year: number | null) => void
}) {
  const { t } = useWords()
  const { client, queryClient } = useApp()
  const [dialog, setDialog] = useState<'copy' | 'create' | 'activate' | 'remove' | null>(null)
  const today = useToday()
  const close = () => setDialog(null)
  const changed = (year: number) => baseResultsChanged(queryClient, year)

  async function remove({ year, version }: BaseYear) {
    await client.baseResults.remove({ params: { year } }, { ifMatch: version })
    await changed(year)
    onShow(null)
  }

  return (
    <div>
      {chosen && <YearState year={chosen} />}
      <p className="buttons">
        {chosen && <Button onClick={() => setDialog('copy')}>{t('points:edit.copy')}</Button>}
        <Button onClick={() => setDialog('create')}>{t('points:edit.create')}</Button>
        {chosen && !chosen.active && (
          <>
            <Button onClick={() => setDialog('activate')}>{t('points:edit.activate')}</Button>
            {!hasCounted(chosen.activeFrom, today) && (
              <Button onClick={() => setDialog('remove')}>{t('points:edit.remove')}</Button>
            )}
          </>
        )}
      </p>
      {(dialog === 'create' || dialog === 'copy') && (
        <NewYearDialog
          suggested={Math.max(0, ...years.map(({ year }) => year)) + 1}
          copyOf={dialog === 'copy' ? chosen?.year : undefined}
          onCreated={(year) => {
            void changed(year).then(() => onShow(year))
          }}
          onClose={close}
        />
      )}
      {dialog === 'activate' && chosen && (
        <ActivateDialog year={chosen} onActivated={() => void changed(chosen.year)} onClose={close} />
      )}
      {dialog === 'remove' && chosen && (
        <ConfirmDialog
          heading={t('points:edit.remove')}
          text={t('points:edit.removeText')}
          confirm={t('points:edit.remove')}
          onConfirm={() => remove(chosen)}
          onClose={close}
        />
      )}
    </div>
  )
}

/** When a year counts, or did. */
function YearState({ year: { active, activeFrom } }: { readonly year: BaseYear }) {
  const { t, formats } = useWords()
  const today = useToday()
  if (activeFrom === null) return <p>{t('points:edit.inactive')}</p>
  const state = active ? 'activeFrom' : hasCounted(activeFrom, today) ? 'past' : 'planned'
  return <p>{t(`points:edit.${state}`, { date: formats.fullDate(activeFrom) })}</p>
}
