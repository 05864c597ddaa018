import type { Translate } from '@polynya/i18n/cli'
import { Stop } from '../failures/exit-status.ts'

const WORDS = ['ENOENT', 'EACCES', 'EPERM', 'EISDIR', 'ENOTDIR', 'ENOSPC'] as const

/** Ends the command because a file or folder cannot be read: what the system says, in words if there are any. */
export function failUnreadable(t: Translate, path: string, problem: NodeJS.ErrnoException): never {
  throw new Stop('usage', t('cli:fileUnreadable', { path, problem: said(t, problem) }))
}

/** The same for a file that cannot be written. */
export function failUnwritable(t: Translate, path: string, problem: NodeJS.ErrnoException): never {
  const { code } = problem
  const isNoFolder = code === 'ENOENT'
  throw new Stop(
    'usage',
    t('cli:fileUnwritable', {
      path,
      problem: isNoFolder ? t('cli:systemErrors.noFolder') : said(t, problem),
    }),
  )
}

function said(t: Translate, { code, message }: NodeJS.ErrnoException): string {
  const known = WORDS.find((each) => each === code)
  return known ? t(`cli:systemErrors.${known}`) : (code ?? message)
}
