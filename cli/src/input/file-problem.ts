import type { Translate } from '@polynya/i18n/cli'
import { Stop } from '../failures/exit-status.ts'

const WORDS = ['ENOENT', 'EACCES', 'EPERM', 'EISDIR', 'ENOTDIR'] as const

/** Ends the command because a file or folder cannot be read: what the system says, in words if there are any. */
export function failUnreadable(t: Translate, path: string, { code, message }: NodeJS.ErrnoException): never {
  const known = WORDS.find((each) => each === code)
  const problem = known ? t(`cli:systemErrors.${known}`) : (code ?? message)
  throw new Stop('usage', t('cli:fileUnreadable', { path, problem }))
}
