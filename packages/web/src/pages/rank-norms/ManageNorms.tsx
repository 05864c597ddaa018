import type { NormFault, RankNormImport } from '@polynya/contract'
import { NORM_COLUMNS } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useId, useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { Dialog } from '../../infrastructure/dialogs/Dialog.tsx'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { FileButton } from '../../infrastructure/uploads/FileButton.tsx'
import { normsChanged } from './norm-queries.ts'
import '../../infrastructure/uploads/uploads.css'

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

/** Keys of the texts. */
const FAULTS = {
  unreadable: 'unreadable',
  zipped: 'zipped',
  column_missing: 'columnMissing',
  required: 'required',
  wrong_format: 'wrongFormat',
  rank_unknown: 'rankUnknown',
  gender_unknown: 'genderUnknown',
  distance_unknown: 'distanceUnknown',
  course_unknown: 'courseUnknown',
  age_unknown: 'ageUnknown',
  repeated: 'repeated',
  slower_than_lower_rank: 'slower',
  too_many: 'tooNumerous',
} as const satisfies Record<NormFault, string>

interface Checked {
  readonly file: File
  readonly year: number
  readonly found: RankNormImport
}

/** Checks a file and shows what it has before it replaces the norms of its year. */
function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords()
  const { t } = words
  const app = useApp()
  const id = useId()
  const [year, setYear] = useState(() => app.clock().getFullYear())
  const [checked, setChecked] = useState<Checked | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send(file: File, dryRun: boolean): Promise<RankNormImport | null> {
    setBusy(true)
    setProblem(null)
    try {
      return await app.client.rankNorms.importFile({ params: { year }, query: { dryRun }, body: { file } })
    } catch (error) {
      setProblem(failureText(error, words).advice)
      return null
    } finally {
      setBusy(false)
    }
  }

  async function check(file: File) {
    const found = await send(file, true)
    setChecked(found && { file, year, found })
  }

  async function store({ file }: Checked, close: () => void) {
    const found = await send(file, false)
    if (!found) return
    if (!found.isStored) return setChecked({ file, year, found })
    app.notifications.tell({ tone: 'good', say: (say) => ({ text: say('points:norms.stored') }) }, 'message')
    close()
    await normsChanged(app, year)
  }

  return (
    <Dialog heading={t('points:norms.import')} onClose={onClose}>
      {(close) => (
        <>
          <p id={`${id}-limits`}>
            {t('points:norms.limits', { lenex: '.lef', csv: '.csv', columns: NORM_COLUMNS.join(', ') })}
          </p>
          <div className="field">
            <label htmlFor={`${id}-year`}>{t('points:norms.yearOfFile')}</label>
            <input
              id={`${id}-year`}
              type="number"
              inputMode="numeric"
              value={year}
              onChange={({ target }) => {
                setYear(Number(target.value))
                setChecked(null)
              }}
            />
          </div>
          <p className="buttons">
            <FileButton
              id={`${id}-file`}
              accept=".csv,.lef,.xml"
              describedBy={`${id}-limits`}
              onChoose={([file]) => file && void check(file)}
            >
              {t('points:norms.choose')}
            </FileButton>
          </p>
          <p role="alert" className="field-error">
            {problem}
          </p>
          <div role="status">{checked && <Found checked={checked} />}</div>
          <p className="buttons dialog-buttons">
            {checked?.found.errors.length === 0 && (
              <Button kind="primary" isBusy={isBusy} onClick={() => void store(checked, close)}>
                {t('points:norms.store', { year: String(checked.year) })}
              </Button>
            )}
            <Button onClick={close}>{t('cancel')}</Button>
          </p>
        </>
      )}
    </Dialog>
  )
}

function Found({ checked: { file, found } }: { readonly checked: Checked }) {
  const { t } = useWords()
  const total = found.norms.reduce((sum, { count }) => sum + count, 0)
  if (found.errors.length > 0) {
    return (
      <>
        <p>
          <b>{t('points:norms.errors', { file: file.name })}</b>
        </p>
        <ul>
          {found.errors.map(({ line, field, fault }) => (
            <li key={`${line} ${field} ${fault}`}>
              {t('points:norms.line', { line: String(line) })} {field !== null && <code>{field}</code>}{' '}
              {t(`points:norms.faults.${FAULTS[fault]}`)}
            </li>
          ))}
        </ul>
      </>
    )
  }
  return (
    <>
      <p>
        <b>{file.name}</b>: {t('points:norms.found', { count: total })}
      </p>
      <ul>
        {found.norms.map(({ rank, count }) => (
          <li key={rank}>
            {t(`sport:ranks.${rank}.name`)}: {count}
          </li>
        ))}
      </ul>
      {found.leftOut.length > 0 && (
        <p className="note">
          {t('points:norms.leftOut', {
            list: found.leftOut.map(({ what, count }) => `${what} (${count})`).join(', '),
          })}
        </p>
      )}
    </>
  )
}
