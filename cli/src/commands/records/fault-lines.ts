import { faultText, type LineFault } from '@polynya/i18n/cli'
import type { Context } from '../../context/context.ts'

/** What is wrong with a file, one line of it each. */
export const faultLines = ({ t }: Pick<Context, 't'>, faults: readonly LineFault[]): string[] =>
  faults.map((each) => {
    const problem = t(`administration:fileImports.faults.${faultText(each)}`)
    const { line, field } = each
    return `  ${t('cli:atLine', { line, problem: field === null ? problem : `${field} ${problem}` })}`
  })
