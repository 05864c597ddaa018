/** The packages that a release holds, by the lock file. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An entry of `packages` in the lock file. */
interface LockEntry {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly engines?: { readonly node?: string }
  readonly link?: true
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

export type LockedPackages = Readonly<Record<string, LockEntry>>

export interface Package {
  /** Folder from the root: that of a workspace, or one in `node_modules`. */
  readonly path: string
  readonly name: string
  readonly version: string
  /** SPDX expression of its licence; null where the package declares none. */
  readonly licence: string | null
  /** Versions of Node that it runs on, as npm writes ranges; null if it names none. */
  readonly node: string | null
  /** Digest of what npm installs, as in the lock file; null for a workspace. */
  readonly integrity: string | null
  readonly isWorkspace: boolean
}

export function readLockFile(root: string): LockedPackages {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
  return (JSON.parse(text) as { packages: LockedPackages }).packages
}

/**
 * Returns workspaces and everything that they depend on when they run, sorted by path. Optional packages of other
 * platforms are left out.
 * @param starts folders of workspaces, and packages by name, as the root folder finds them
 */
export function dependenciesOf(root: string, starts: readonly string[]): Package[] {
  const lock = readLockFile(root)
  const found = new Set<string>()
  const add = (path: string) => {
    const entry = lock[path]
    if (!entry || found.has(path) || !existsSync(join(root, path))) return
    found.add(path)
    for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      const at = locate(lock, path, name)
      if (at !== null) add(at)
    }
  }
  for (const start of starts) add(lock[start] ? start : (locate(lock, '', start) ?? start))
  return [...found].sort().map((path) => packageAt(root, path, lock[path] ?? {}))
}

function packageAt(
  root: string,
  path: string,
  { version = '', license, engines, integrity }: LockEntry,
): Package {
  const text = readFileSync(join(root, path, 'package.json'), 'utf8')
  const { name, license: declared } = JSON.parse(text) as { name: string; license?: unknown }
  const licence = license ?? (typeof declared === 'string' ? declared : null)
  return {
    path,
    name,
    version,
    licence,
    node: engines?.node ?? null,
    integrity: integrity ?? null,
    isWorkspace: !path.includes('node_modules/'),
  }
}

/** Folder of a package as Node finds it from another folder: in the nearest `node_modules` above. */
function locate(lock: LockedPackages, from: string, name: string): string | null {
  for (let folder: string | null = from; folder !== null; folder = above(folder)) {
    const path = `${folder && `${folder}/`}node_modules/${name}`
    const entry = lock[path]
    if (entry) return entry.link ? (entry.resolved ?? null) : path
  }
  return null
}

const above = (folder: string): string | null =>
  folder === '' ? null : folder.split('/').slice(0, -1).join('/')
