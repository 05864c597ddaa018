import { cliFaultWords, faultText, type LineFault } from '@polynya/i18n/cli'
import type { Context } from '../../context/context.ts'

/** What is wrong with a file, one line of it each. */
export async function faultLines(
  { t, language }: Pick<Context, 't' | 'language'>,
  faults: readonly LineFault[],
): Promise<string[]> {
  if (faults.length === 0) return []
  const words = await cliFaultWords(language)
  return faults.map((each) => {
    const problem = words(`administration:fileImports.faults.${faultText(each)}`)
    const { line, field } = each
    return `  ${t('cli:atLine', { line, problem: field === null ? problem : `${field} ${problem}` })}`
  })
}
