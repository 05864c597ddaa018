import type { Translate } from '@polynya/i18n/cli'

const WORDS = ['ENOENT', 'EACCES', 'EPERM', 'EISDIR', 'ENOTDIR', 'ENOSPC'] as const

/** What the system says about a file: in words if there are any. */
export function systemProblem(t: Translate, { code, message }: NodeJS.ErrnoException): string {
  const known = WORDS.find((each) => each === code)
  return known ? t(`cli:systemErrors.${known}`) : (code ?? message)
}
