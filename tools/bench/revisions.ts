/** Checked-out revisions to compare with: a worktree that uses the installed packages of the repository. */

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../builds.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** Returns the revision before a file of a pattern was last added; `BENCH_OLD` names another one. */
export const revisionBefore = (pattern: string): string =>
  process.env.BENCH_OLD ?? `${git('log', '-1', '--diff-filter=A', '--format=%H', '--', pattern)}~1`

/** Runs work on a revision, in a worktree below the folder. */
export async function withRevision<Result>(
  folder: string,
  revision: string,
  work: (cwd: string) => Promise<Result>,
): Promise<Result> {
  const older = join(folder, 'older')
  git('worktree', 'add', '--detach', older, revision)
  try {
    linkPackages(older)
    return await work(older)
  } finally {
    git('worktree', 'remove', '--force', older)
  }
}

/** Creates a small demo federation with the program of a revision. */
export function seedSmall(cwd: string, env: Readonly<Record<string, string>>) {
  const seed = ['--conditions=source', 'tools/seed.ts', 'small']
  execFileSync(process.execPath, seed, { cwd, env: { ...process.env, ...env }, stdio: 'ignore' })
}

/** Gives a worktree the installed packages of the repository, and its own workspaces. */
function linkPackages(folder: string) {
  const installed = join(root, 'node_modules')
  mkdirSync(join(folder, 'node_modules/@polynya'), { recursive: true })
  for (const name of readdirSync(installed).filter((one) => one !== '@polynya'))
    symlinkSync(join(installed, name), join(folder, 'node_modules', name))
  const packages = readdirSync(join(folder, 'packages')).map((name) => `packages/${name}`)
  for (const dir of [...packages, 'sdk', 'widgets']) {
    symlinkSync(join(folder, dir), join(folder, 'node_modules/@polynya', dir.split('/').at(-1) ?? ''))
    const own = join(root, dir, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(folder, dir, 'node_modules'))
  }
}
