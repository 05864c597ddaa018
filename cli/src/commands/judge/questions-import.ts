import { basename } from 'node:path'
import type { QuestionImport } from '@polynya/contract'
import { cliFaultWords, type Translate } from '@polynya/i18n/cli'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { EXIT } from '../../failures/exit-status.ts'
import { readBytes } from '../../input/read-input.ts'

type Fault = QuestionImport['errors'][number]['fault']

/** Keys of texts that differ from the code, because their endings are reserved for plural forms. */
const KEYS = { options_few: 'optionsTooFew', options_many: 'optionsTooMany' } as const

/** The server checks the file: a dry run sends it too, and stores nothing. */
export const run: Run<'judge questions import'> = async (context, { file }) => {
  const { t, language, settings } = context
  const bytes = Uint8Array.from(await readBytes(context, file))
  const client = await context.client()
  const found = await client.judgeTests.importQuestions({
    query: { dryRun: settings.dryRun },
    body: { file: new File([bytes], file === '-' ? 'questions' : basename(file)) },
  })
  const isRefused = found.errors.length > 0
  const faultWords = await cliFaultWords(language)
  const { created, updated, unchanged } = found
  const lines = [
    ...(settings.dryRun ? [t('cli:dryRun')] : []),
    isRefused ? t('cli:recordsInvalid') : t('cli:judge.found', { created, updated, unchanged }),
    ...found.errors.map(({ line, field, fault }) =>
      t('cli:atLine', {
        line,
        problem: [field, faultText(faultWords, fault)].filter((part) => part).join(': '),
      }),
    ),
  ]
  return item(found, lines, isRefused ? EXIT.refused : EXIT.ok)
}

const faultText = (t: Translate, fault: Fault) =>
  t(`judgeBank:faults.${fault === 'options_few' || fault === 'options_many' ? KEYS[fault] : fault}`)
