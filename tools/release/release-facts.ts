/** What a release is: recorded in the archive as `release.json`. */

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Release {
  readonly version: string
  readonly commit: string
  /** Time of the commit, in UTC: the same sources make the same archive, whenever they are built. */
  readonly date: string
  readonly platform: string
  readonly arch: string
  /** C library of Linux; null elsewhere. */
  readonly libc: 'glibc' | 'musl' | null
}

export const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 }).trim()

/** Reads the release from the checked-out commit and this machine. */
export function releaseOf(root: string): Release {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const [commit = '', date = ''] = git(root, 'log', '-1', '--format=%H %cI').split(' ')
  const { platform, arch } = process
  return { version, commit, date: new Date(date).toISOString(), platform, arch, libc: libc() }
}

function libc(): Release['libc'] {
  if (process.platform !== 'linux') return null
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime ? 'glibc' : 'musl'
}

/** Name of the archive and of the folder in it, such as `polynya-1.2.0-linux-x64`. */
export const releaseName = ({ version, platform, arch, libc: library }: Release) =>
  ['polynya', version, platform, arch, ...(library === 'musl' ? ['musl'] : [])].join('-')
