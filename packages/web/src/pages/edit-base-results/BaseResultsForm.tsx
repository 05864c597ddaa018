import type { BaseResults } from '@polynya/contract'
import { baseGenders, GENDERS } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { type FormEvent, useRef, useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useUnsavedGuard } from '../../infrastructure/forms/use-unsaved-guard.tsx'
import { BASE_DISTANCES, changesOf, keyOf, wrongKeys } from './base-results-draft.ts'
import { PasteDialog } from './PasteDialog.tsx'
import { useBaseResults } from './use-base-results.ts'

const COLUMNS = [2, 1, 0] as const

/** The base results of a year as a table of fields; only what was changed is sent. */
export function BaseResultsForm({ table }: { readonly table: BaseResults }) {
  const words = useWords()
  const { t } = words
  const form = useRef<HTMLFormElement>(null)
  const { saved, draft, setDraft, save, isSending, problem, isRebased } = useBaseResults(table)
  const [isPasting, setPasting] = useState(false)
  const wrong = wrongKeys(draft)
  const changes = changesOf(saved, draft)
  const question = useUnsavedGuard(changes.length + wrong.length > 0)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (wrong.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    else void save(changes)
  }

  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <table className="points-table base-results-table">
        <caption>{t('points:edit.table', { year: String(table.year) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('points:distance')}</th>
            {COLUMNS.map((gender) => (
              <th key={gender} scope="col">
                {t(`points:genders.${GENDERS[gender]}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {BASE_DISTANCES.map((distCode) => (
            <tr key={distCode}>
              <th scope="row">{t(`sport:distances.${distCode}.name`)}</th>
              {COLUMNS.map((gender) => {
                const key = keyOf(distCode, gender)
                const column = t(`points:genders.${GENDERS[gender]}`)
                if (!baseGenders(distCode).includes(gender)) return <td key={gender} />
                return (
                  <td key={gender}>
                    <input
                      value={draft[key] ?? ''}
                      inputMode="decimal"
                      autoComplete="off"
                      aria-label={t('points:edit.cell', {
                        distance: t(`sport:distances.${distCode}.name`),
                        gender: column,
                      })}
                      aria-invalid={wrong.includes(key)}
                      data-changed={(draft[key] ?? '') !== (saved[key] ?? '')}
                      onChange={({ target }) => setDraft({ ...draft, [key]: target.value })}
                      onKeyDown={(domEvent) => {
                        if (domEvent.key === 'Escape') setDraft({ ...draft, [key]: saved[key] ?? '' })
                      }}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="alert" className="field-error">
        {wrong.length > 0 && t('points:edit.wrong', { count: wrong.length })}
        {problem !== null && failureText(problem, words).advice}
      </p>
      {isRebased && <p role="status">{t('points:edit.rebased')}</p>}
      <p className="buttons">
        <Button type="submit" kind="primary" isBusy={isSending}>
          {t('points:edit.save')}
        </Button>
        <Button onClick={() => setDraft(saved)}>{t('points:edit.reset')}</Button>
        <Button onClick={() => setPasting(true)}>{t('points:edit.paste')}</Button>
        <span role="status">{changes.length > 0 && t('points:edit.changed', { count: changes.length })}</span>
      </p>
      {isPasting && (
        <PasteDialog
          onTake={(pasted) => setDraft({ ...draft, ...pasted })}
          onClose={() => setPasting(false)}
        />
      )}
      {question}
    </form>
  )
}
