import type { QuestionFault, QuestionImport } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { saveAnswer } from '../../infrastructure/downloads/save-file.ts'
import { FileButton } from '../../infrastructure/uploads/FileButton.tsx'
import '../../infrastructure/uploads/uploads.css'

/** Keys of the texts: endings of plural forms are reserved. */
const FAULTS = {
  unreadable: 'unreadable',
  column_missing: 'column_missing',
  required: 'required',
  too_long: 'too_long',
  wrong_format: 'wrong_format',
  category_unknown: 'category_unknown',
  options_few: 'optionsTooFew',
  options_many: 'optionsTooMany',
  right_missing: 'right_missing',
  repeated: 'repeated',
} as const satisfies Record<QuestionFault, string>

interface Checked {
  readonly file: File
  readonly found: QuestionImport
}

/** Checks a file, shows its errors by line, imports it, and exports the bank. */
export function QuestionFile() {
  const words = useWords()
  const { t } = words
  const { client, notifications } = useApp()
  const queryClient = useQueryClient()
  const [checked, setChecked] = useState<Checked | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function act(work: () => Promise<void>) {
    setBusy(true)
    setProblem(null)
    await work().catch((error) => setProblem(failureText(error, words).advice))
    setBusy(false)
  }
  const send = (file: File, dryRun: boolean) =>
    client.judgeTests.importQuestions({ query: { dryRun }, body: { file } })
  const check = (file: File) => act(async () => setChecked({ file, found: await send(file, true) }))
  const store = ({ file }: Checked) =>
    act(async () => {
      const found = await send(file, false)
      if (!found.isStored) return setChecked({ file, found })
      setChecked(null)
      void queryClient.invalidateQueries({ queryKey: keys.judgeQuestions.all })
      notifications.tell({ tone: 'good', say: (say) => ({ text: say('judgeBank:file.stored') }) }, 'message')
    })
  const download = (type: 'csv' | 'json') =>
    act(async () => saveAnswer(await client.judgeTests.questionsFile({ params: { type } })))

  return (
    <section className="bank-file" aria-labelledby="bank-file-heading" aria-busy={isBusy}>
      <h2 id="bank-file-heading">{t('judgeBank:file.heading')}</h2>
      <p className="note" id="bank-file-limits">
        {t('judgeBank:file.limits')}
      </p>
      <p className="buttons">
        <FileButton
          id="bank-file"
          accept=".csv,.json"
          describedBy="bank-file-limits"
          onChoose={([file]) => file && void check(file)}
        >
          {t('judgeBank:file.choose')}
        </FileButton>
        <Button onClick={() => download('csv')}>{t('judgeBank:file.csv')}</Button>
        <Button onClick={() => download('json')}>{t('judgeBank:file.json')}</Button>
      </p>
      <p role="alert" className="field-error">
        {problem}
      </p>
      <div role="status">
        {checked && <Found found={checked.found} />}
        {checked?.found.errors.length === 0 && (
          <p className="buttons">
            <Button kind="primary" isBusy={isBusy} onClick={() => store(checked)}>
              {t('judgeBank:file.store')}
            </Button>
          </p>
        )}
      </div>
    </section>
  )
}

function Found({ found: { created, updated, unchanged, errors } }: Pick<Checked, 'found'>) {
  const { t } = useWords()
  if (errors.length === 0) {
    const counts = { created: String(created), updated: String(updated), unchanged: String(unchanged) }
    return <p>{t('judgeBank:file.checked', counts)}</p>
  }
  return (
    <>
      <p>
        <b>{t('judgeBank:file.errors')}</b>
      </p>
      <ul>
        {errors.map(({ line, field, fault }) => {
          const values = { line: String(line), fault: t(`judgeBank:faults.${FAULTS[fault]}`) }
          return (
            <li key={`${line} ${field} ${fault}`}>
              {field === null
                ? t('judgeBank:file.error', values)
                : t('judgeBank:file.errorIn', { ...values, field })}
            </li>
          )
        })}
      </ul>
    </>
  )
}
