/** npm workspaces of the repository: folder, exports and dependencies. */

import type { Source } from './source.ts'

export interface Workspace {
  /** Folder from the root, such as `packages/domain`. */
  readonly dir: string
  /** Package name, such as `@polynya/domain`. */
  readonly name: string
  /** Row of the import rules: the last part of the folder, or `examples` for each example. */
  readonly key: string
  /** Entries of the `exports` map, such as `.` and `./routes`. */
  readonly entries: readonly string[]
  /** Source files behind the entries, such as `packages/domain/src/index.ts`. */
  readonly entryFiles: readonly string[]
  readonly dependencies: readonly string[]
  readonly devDependencies: readonly string[]
}

interface Manifest {
  readonly name?: string
  readonly exports?: Readonly<Record<string, unknown>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** Returns the workspaces of the `package.json` files among the sources; the root has `dir` ''. */
export function workspacesOf(sources: readonly Source[]): Workspace[] {
  return sources
    .filter(({ path }) => /(^|\/)package\.json$/.test(path))
    .map(({ path, text }) =>
      workspaceOf(path.slice(0, -'/package.json'.length), JSON.parse(text) as Manifest),
    )
}

function workspaceOf(dir: string, manifest: Manifest): Workspace {
  const exports = manifest.exports ?? {}
  const [top = '', second = ''] = dir.split('/')
  return {
    dir,
    name: manifest.name ?? dir,
    key: top === 'packages' ? second : top,
    entries: Object.keys(exports),
    entryFiles: Object.values(exports).flatMap((entry) => filesOf(entry).map((file) => `${dir}/${file}`)),
    dependencies: [manifest.dependencies, manifest.peerDependencies, manifest.optionalDependencies].flatMap(
      (list) => Object.keys(list ?? {}),
    ),
    devDependencies: Object.keys(manifest.devDependencies ?? {}),
  }
}

/** Files of an entry of an `exports` map, which is a path or conditions. */
function filesOf(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry.replace(/^\.\//, '')]
  return typeof entry === 'object' && entry !== null ? Object.values(entry).flatMap(filesOf) : []
}

/** The innermost workspace that contains a file. */
export function workspaceAround(path: string, workspaces: readonly Workspace[]): Workspace | null {
  const around = workspaces.filter(({ dir }) => dir !== '' && path.startsWith(`${dir}/`))
  return around.sort((a, b) => b.dir.length - a.dir.length)[0] ?? null
}
