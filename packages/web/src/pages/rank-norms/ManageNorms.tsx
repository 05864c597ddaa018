import type { RankNormImport } from '@polynya/contract'
import { NORM_COLUMNS } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useId, useState } from 'react'
import { FileImportDialog } from '../../features/file-imports/FileImportDialog.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { normsChanged } from './norm-queries.ts'

/** Imports norms of a year, and deletes those of the shown one. */
export function NormActions({ year }: { readonly year: number | undefined }) {
  const { t } = useWords()
  const app = useApp()
  const { values, open: openAddress } = useAddressQuery()
  const [open, setOpen] = useState<'import' | 'remove' | null>(null)
  const close = () => setOpen(null)

  async function remove(removed: number) {
    await app.client.rankNorms.remove({ params: { year: removed } })
    values.delete('year')
    openAddress(values)
    await normsChanged(app, removed)
  }

  return (
    <>
      <p className="buttons">
        <Button kind="primary" onClick={() => setOpen('import')}>
          {t('points:norms.import')}
        </Button>
        {year !== undefined && (
          <span className="danger">
            <Button onClick={() => setOpen('remove')}>
              {t('points:norms.remove', { year: String(year) })}
            </Button>
          </span>
        )}
      </p>
      {open === 'import' && <ImportDialog onClose={close} />}
      {open === 'remove' && year !== undefined && (
        <ConfirmDialog
          heading={t('points:norms.removeHeading', { year: String(year) })}
          text={t('points:norms.removeText')}
          confirm={t('points:norms.remove', { year: String(year) })}
          onConfirm={() => remove(year)}
          onClose={close}
        />
      )}
    </>
  )
}

/** Checks a file and shows what it has before it replaces the norms of its year. */
function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords()
  const app = useApp()
  const id = useId()
  const [year, setYear] = useState(() => app.clock().getFullYear())
  return (
    <FileImportDialog
      heading={t('points:norms.import')}
      limits={t('points:norms.limits', {
        lenex: '.lef, .lxf',
        csv: '.csv',
        columns: NORM_COLUMNS.join(', '),
      })}
      accept=".csv,.lef,.lxf,.xml"
      basis={year}
      send={(file, dryRun) =>
        app.client.rankNorms.importFile({ params: { year }, query: { dryRun }, body: { file } })
      }
      summary={(found) => <Found found={found} />}
      store={t('points:norms.store', { year: String(year) })}
      stored="points:norms.stored"
      onStored={() => normsChanged(app, year)}
      onClose={onClose}
    >
      <div className="field">
        <label htmlFor={`${id}-year`}>{t('points:norms.yearOfFile')}</label>
        <input
          id={`${id}-year`}
          type="number"
          inputMode="numeric"
          value={year}
          onChange={({ target }) => setYear(Number(target.value))}
        />
      </div>
    </FileImportDialog>
  )
}

function Found({ found: { norms, leftOut } }: { readonly found: RankNormImport }) {
  const { t } = useWords()
  const total = norms.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <p>{t('points:norms.found', { count: total })}</p>
      <ul>
        {norms.map(({ rank, count }) => (
          <li key={rank}>
            {t(`sport:ranks.${rank}.name`)}: {count}
          </li>
        ))}
      </ul>
      {leftOut.length > 0 && (
        <p className="note">
          {t('points:norms.leftOut', {
            list: leftOut.map(({ what, count }) => `${what} (${count})`).join(', '),
          })}
        </p>
      )}
    </>
  )
}
