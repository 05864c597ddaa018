import type { Translate } from '@polynya/i18n/cli'
import { Stop } from '../failures/exit-status.ts'
import { systemProblem } from '../failures/system-problem.ts'

/** Ends the command because a file or folder cannot be read: what the system says, in words if there are any. */
export function failUnreadable(t: Translate, path: string, problem: NodeJS.ErrnoException): never {
  throw new Stop('usage', t('cli:fileUnreadable', { path, problem: systemProblem(t, problem) }))
}

/** The same for a file that cannot be written. */
export function failUnwritable(t: Translate, path: string, problem: NodeJS.ErrnoException): never {
  const { code } = problem
  const isNoFolder = code === 'ENOENT'
  throw new Stop(
    'usage',
    t('cli:fileUnwritable', {
      path,
      problem: isNoFolder ? t('cli:systemErrors.noFolder') : systemProblem(t, problem),
    }),
  )
}
