import { readBaseResultLines } from '@polynya/domain'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { tableText } from '../../input/exchange-file.ts'
import { readBytes } from '../../input/read-input.ts'
import { changeBaseResults } from './change.ts'
import { yearOf } from './year-of.ts'

/** Sets the base results of a file; the others of the year remain. */
export const run: Run<'base-results import'> = async (context, { year, file }) => {
  const { t } = context
  const number = yearOf(context, year)
  const lines = readBaseResultLines(await tableText(context, await readBytes(context, file)))
  const faults = lines
    .filter(({ value }) => value === null)
    .map(({ line, text }) => t('cli:atLine', { line, problem: t('cli:notABaseResult', { text }) }))
  if (lines.length === 0) throw new Stop('refused', t('cli:noBaseResultLines'))
  if (faults.length > 0) throw new Stop('refused', [t('cli:recordsInvalid'), ...faults].join('\n'))
  return changeBaseResults(
    context,
    number,
    lines.flatMap(({ value }) => value ?? []),
  )
}
