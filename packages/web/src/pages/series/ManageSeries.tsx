import type { Series } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { SeriesDialog } from './SeriesDialog.tsx'
import { seriesChanged } from './series-queries.ts'

/** What an administrator may do with a series. */
export function SeriesActions({ series }: { readonly series: Series }) {
  const { t } = useWords()
  const app = useApp()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const close = () => setOpen(null)

  async function remove() {
    await app.client.series.remove({ params: { id: series.id } })
    await navigate({ to: paths.series })
    await seriesChanged(app)
  }

  return (
    <>
      <p className="buttons">
        <Button onClick={() => setOpen('edit')}>{t('standings:series.edit')}</Button>
        <span className="danger">
          <Button onClick={() => setOpen('remove')}>{t('standings:series.remove')}</Button>
        </span>
      </p>
      {open === 'edit' && <SeriesDialog series={series} onSaved={close} onClose={close} />}
      {open === 'remove' && (
        <ConfirmDialog
          heading={t('standings:series.removeHeading')}
          text={t('standings:series.removeText')}
          confirm={t('standings:series.remove')}
          onConfirm={remove}
          onClose={close}
        />
      )}
    </>
  )
}

/** Creates a series and opens it. */
export function NewSeries() {
  const { t } = useWords()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="buttons">
        <Button kind="primary" onClick={() => setOpen(true)}>
          {t('standings:series.create')}
        </Button>
      </p>
      {isOpen && (
        <SeriesDialog
          series={null}
          onSaved={({ id }) => void navigate({ to: paths.seriesOf(id) })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
