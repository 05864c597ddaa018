import type { DeskLane } from '@polynya/contract'
import { findDistCode, formatRaceTime, parseDeskTime, parseResultTime, resultProblems } from '@polynya/domain'
import { Button, starterName, useWords } from '@polynya/ui'
import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '../../infrastructure/dialogs/Dialog.tsx'
import type { Details } from './pending-store.ts'

interface Props {
  readonly lane: DeskLane
  readonly distCode: string
  readonly details: Details
  readonly onSave: (details: Details) => void
  readonly onClose: () => void
}

/** The splits of a result and its explanation. */
export function DetailsDialog({ lane: { starter, result }, distCode, details, onSave, onClose }: Props) {
  const { t, language } = useWords()
  const [isWrong, setWrong] = useState(false)
  const id = useId()
  const name = starterName(starter, language).text

  function submit(domEvent: FormEvent<HTMLFormElement>, close: () => void) {
    domEvent.preventDefault()
    const fields = new FormData(domEvent.currentTarget)
    const splits = readSplits(String(fields.get('splits') ?? ''), {
      distCode,
      rawTime: result?.rawTime ?? null,
    })
    setWrong(splits === null)
    if (!splits) return
    onSave({ splits, reason: String(fields.get('reason') ?? '').trim() || null })
    close()
  }

  return (
    <Dialog heading={t('results:desk.detailsOf', { name })} onClose={onClose}>
      {(close) => (
        <form className="form" onSubmit={(domEvent) => submit(domEvent, close)}>
          <label className="desk-reason">
            {t('results:desk.splits')}
            <input
              type="text"
              name="splits"
              autoComplete="off"
              defaultValue={details.splits.join(' ')}
              aria-invalid={isWrong}
              aria-describedby={id}
            />
          </label>
          <p id={id} className={isWrong ? 'field-error' : 'note'} role={isWrong ? 'alert' : undefined}>
            {t(isWrong ? 'results:desk.splitsWrong' : 'results:desk.splitsHint')}
          </p>
          <label className="desk-reason">
            {t('results:desk.explanation')}
            <input type="text" name="reason" maxLength={300} defaultValue={details.reason ?? ''} />
          </label>
          <p className="buttons">
            <Button type="submit">{t('results:desk.saveDetails')}</Button>
            <Button onClick={close}>{t('results:desk.cancel')}</Button>
          </p>
        </form>
      )}
    </Dialog>
  )
}

/** Reads times that are typed as at the desk; null if one is not a time, or they do not rise up to the raw time. */
function readSplits(
  text: string,
  { distCode, rawTime }: { readonly distCode: string; readonly rawTime: string | null },
): string[] | null {
  const times = text.split(/[\s,;]+/).filter(Boolean)
  const splitsCs = times.flatMap((time) => parseDeskTime(time) ?? [])
  const code = findDistCode(distCode)
  const result = {
    status: 'finished',
    rawTimeCs: rawTime === null ? null : parseResultTime(rawTime),
    penalties: [],
    code: null,
    splitsCs,
  } as const
  const isWrong = code === null || resultProblems(result, code).some(({ field }) => field === 'splits')
  return isWrong || splitsCs.length < times.length ? null : splitsCs.map(formatRaceTime)
}
