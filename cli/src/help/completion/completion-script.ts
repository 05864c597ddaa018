/** Shell completion, generated from the command table: the script is self-contained and makes no requests. */

import type { Translate } from '@polynya/i18n/cli'
import type { SHELLS } from '../../definitions/program.ts'
import { bashScript, zshScript } from './bash-and-zsh.ts'
import { fishScript } from './fish.ts'

type Shell = (typeof SHELLS)[number]

const SCRIPTS: Record<Shell, (t: Translate) => string> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
}

export const completionFor = (shell: Shell, t: Translate): string => SCRIPTS[shell](t)
