import { completionFor } from '../../program/completion-script.ts'
import { Stop } from '../../program/exit-status.ts'
import type { Run } from '../../program/handlers.ts'
import { plain } from '../../program/result.ts'
import { SHELLS } from '../program.ts'

export const run: Run<'completion'> = async ({ t }, { shell }) => {
  const known = SHELLS.find((each) => each === shell)
  if (!known) throw new Stop('usage', t('cli:notAShell', { shells: SHELLS.join(', ') }))
  return plain(completionFor(known, t))
}
