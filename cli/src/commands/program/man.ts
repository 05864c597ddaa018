import { cliHelpWords } from '@polynya/i18n/cli'
import { plain } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { manPage } from '../../help/man-page.ts'

export const run: Run<'man'> = async ({ language, version }) =>
  plain(manPage(await cliHelpWords(language), version))
