/**
 * The files of a release, in the layout of the repository, so that every program finds the others where it does there:
 * compiled workspaces, the built app and widgets, the CLI, installed production packages, and what operators read.
 */

import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { importsOf } from '../checks/imports.ts'
import { isDevCode, sourceOf } from '../checks/source.ts'
import { changelog, subjectsSinceRelease } from './changelog.ts'
import { thirdPartyLicences } from './licences.ts'
import { dependenciesOf, type Package } from './lock-file.ts'
import { readme } from './readme.ts'
import { git, type Release, releaseName } from './release-facts.ts'
import { billOfMaterials } from './sbom.ts'
import type { Entry } from './tar.ts'

const SERVER = 'packages/server'

/** Workspaces whose builds contain their dependencies. */
const BUNDLED = ['packages/web', 'packages/ui', 'widgets', 'cli']

/** Built folders and files that are shipped as they are. */
const SHIPPED = [
  'LICENSE',
  'cli/README.md',
  'cli/bin/**',
  'cli/dist/**',
  'cli/package.json',
  'docs/*.md',
  'docs/{decisions,dist,operating}/**',
  'examples/*.sh',
  'packages/server/texts/**',
  'packages/web/dist/**',
  // A pattern finds no hidden folder below the one that it names.
  'packages/web/dist/.server/**',
  'widgets/dist/**',
  'widgets/dist/.server/**',
]

/** What only development needs: types, maps, sources and notes. A program that reports installs is left out, too. */
const UNUSED = /\.(map|[cm]?ts|tsx|tsbuildinfo)$|(^|\/)(readme|changelog|history)[^/]*\.md$/i
const OMITTED = ['node_modules/@scarf/scarf']

/** Packages of a release: those in `node_modules` of the archive, and those in its bundles. */
export function packagesOf(root: string): { installed: Package[]; all: Package[] } {
  const without = (list: Package[]) => list.filter(({ path }) => !OMITTED.includes(path))
  const installed = without(dependenciesOf(root, [SERVER]))
  const bundled = without(dependenciesOf(root, [SERVER, ...BUNDLED, ...bundledByCli(root)]))
  return { installed, all: bundled }
}

/** Packages that the CLI imports: its build contains them, so it installs none. */
function bundledByCli(root: string): string[] {
  const files = globSync('cli/src/**/*.{ts,tsx}', { cwd: root }).filter((path) => !isDevCode(path))
  const modules = files.flatMap((path) => importsOf(sourceOf(path, readFileSync(join(root, path), 'utf8'))))
  const outside = modules.filter(({ module, typeOnly }) => !typeOnly && !/^(\.|node:)/.test(module))
  return [...new Set(outside.map(({ module }) => /^(@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module))]
}

/**
 * Returns all entries of the archive, below a folder of its name.
 * @param documents texts that are made for the release, by their path
 */
export function contentsOf(
  root: string,
  release: Release,
  documents: Readonly<Record<string, string>>,
): Entry[] {
  const { installed, all } = packagesOf(root)
  const paths = new Set([
    ...filesOf(root, SHIPPED),
    ...installed.flatMap((one) =>
      one.isWorkspace ? compiled(root, one.path) : installedFiles(root, one.path),
    ),
  ])
  const written: Entry[] = [
    text('package.json', json({ name: 'polynya', version: release.version, private: true, type: 'module' })),
    text('release.json', json(release)),
    text('sbom.cdx.json', billOfMaterials(release, all)),
    text('THIRD-PARTY-LICENCES', thirdPartyLicences(root, all)),
    text('README.md', readme(release)),
    text('CHANGELOG.md', changelog(release, subjectsSinceRelease(root))),
    ...Object.entries(documents).map(([path, content]) => text(path, content)),
    ...launchers(root),
    ...installed.filter(({ isWorkspace }) => isWorkspace).map(linkTo),
  ]
  const copied = [...paths].map(
    (path): Entry => ({
      path,
      content: readFileSync(join(root, path)),
      isProgram: path.startsWith('cli/bin/') || path.endsWith('.sh'),
    }),
  )
  return [...written, ...copied].map((entry) => ({ ...entry, path: `${releaseName(release)}/${entry.path}` }))
}

const text = (path: string, content: string): Entry => ({ path, content: Buffer.from(content) })
const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/** `bin/polynya` and `bin/polynya-server`, and the module that they share. */
const launchers = (root: string): Entry[] =>
  filesOf(root, ['tools/release/launchers/*.js']).map((path) => {
    const content = readFileSync(join(root, path))
    const isProgram = content.toString('utf8', 0, 2) === '#!'
    return { path: `bin/${basename(path, isProgram ? '.js' : '')}`, content, isProgram }
  })

const linkTo = ({ name, path }: Package): Entry => ({
  path: `node_modules/${name}`,
  content: { linkTo: `../../${path}` },
})

/** Compiled files of a workspace that have a source: the folder may hold results of deleted ones. */
function compiled(root: string, folder: string): string[] {
  const sources = git(root, 'ls-files', '-co', '--exclude-standard', `${folder}/src`).split('\n')
  const results = sources
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts') && !isDevCode(path))
    .map((path) => path.replace(`${folder}/src`, `${folder}/dist`).replace(/ts$/, 'js'))
  return [`${folder}/package.json`, ...results]
}

/** Files of an installed package without the packages nested in it, which are listed themselves. */
const installedFiles = (root: string, folder: string) =>
  filesOf(root, [`${folder}/**`]).filter(
    (path) => !path.slice(folder.length).includes('/node_modules/') && !UNUSED.test(path),
  )

/** Files of patterns. */
const filesOf = (root: string, patterns: readonly string[]) =>
  globSync([...patterns], { cwd: root, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(root.length + 1))
