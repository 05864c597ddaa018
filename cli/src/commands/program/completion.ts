import { cliHelpWords } from '@polynya/i18n/cli'
import { plain } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { SHELLS } from '../../definitions/program.ts'
import { Stop } from '../../failures/exit-status.ts'
import { completionFor } from '../../help/completion/completion-script.ts'

export const run: Run<'completion'> = async ({ t, language }, { shell }) => {
  const known = SHELLS.find((each) => each === shell)
  if (!known) throw new Stop('usage', t('cli:notAShell', { shells: SHELLS.join(', ') }))
  return plain(completionFor(known, await cliHelpWords(language)))
}
