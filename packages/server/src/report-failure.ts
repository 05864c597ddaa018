/** How a program of the server ends when it fails. */

import { BackupError } from './backup/manifest.ts'
import { ConfigError } from './config.ts'
import { UnreachableError } from './db/check-server.ts'
import { FolderLockedError } from './db/embedded/folder-lock.ts'
import { NewerDatabaseError } from './db/upgrade.ts'
import { AddressInUseError } from './listen-problem.ts'

export class UsageError extends Error {}

/** Failures that an operator can fix, reported without a stack; the exit status identifies them to programs. */
const KNOWN = [
  [UsageError, 2],
  [FolderLockedError, 3],
  [AddressInUseError, 3],
  [ConfigError, 4],
  [BackupError, 5],
  // 6 is the end of the embedded database, in signals.ts.
  [UnreachableError, 7],
  [NewerDatabaseError, 8],
] as const

/** Writes to standard error why the program fails, and sets the exit status that docs/operating.md documents. */
export function reportFailure(problem: unknown): void {
  const known = KNOWN.find(([kind]) => problem instanceof kind)
  process.exitCode = known?.[1] ?? 1
  process.stderr.write(`${known ? (problem as Error).message : (problem as Error).stack}\n`)
}
