/**
 * `npm run release [-- --draft] [-- --twice] [-- --dependencies=FILE]`: builds the archive of this commit for this platform into `dist-release/`.
 * `--draft` accepts uncommitted changes and a registry that cannot be queried; `--twice` builds everything from nothing twice and compares the digests;
 * `--dependencies` takes the noted health of packages from a file, the `DEPENDENCIES.md` of an archive, which then is built again with the same bytes;
 * `--record` records the data of this release for the upgrade tests of later ones, and builds nothing.
 */

import { globSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@polynya/server'
import { SIZES } from '@polynya/testkit/federation'
import { writeBackup } from '../packages/server/src/backup/backup.ts'
import { fileStore } from '../packages/server/src/files/choose-store.ts'
import { CLI, DOCS, ensureBuilt, PACKAGES, root, WEB, WIDGETS } from './builds.ts'
import { makeDemo } from './demo/demo.ts'
import { openInstallation } from './demo/open-installation.ts'
import { audit, unexplained } from './release/advisories.ts'
import { packagesOf } from './release/contents.ts'
import { healthDocument, healthFindings } from './release/dependencies.ts'
import { licenceProblems } from './release/licences.ts'
import { pack } from './release/pack.ts'
import { recordRelease } from './release/record-release.ts'
import { readHealth } from './release/registry.ts'
import { git, releaseName, releaseOf } from './release/release-facts.ts'

const BUILDS = [PACKAGES, WEB, WIDGETS, CLI, DOCS]
const DIST = ['packages/{domain,contract,i18n,server,web}', 'sdk', 'widgets', 'cli', 'docs']
const DEPENDENCIES = 'DEPENDENCIES.md'
const say = (line: string) => process.stdout.write(`${line}\n`)

class ReleaseError extends Error {}

async function build(fresh: boolean) {
  if (fresh) {
    const folders = globSync(
      DIST.map((folder) => `${folder}/dist`),
      { cwd: root },
    )
    for (const folder of folders) await rm(join(root, folder), { recursive: true })
  }
  for (const one of BUILDS) {
    say(`Building ${one.name} …`)
    await ensureBuilt(one)
  }
}

/** Records a small federation as this version stores it. */
async function record() {
  const folder = await mkdtemp(join(tmpdir(), 'polynya-record-'))
  const config = readConfig({ DATA_DIR: join(folder, 'data'), MIN_FREE_MB: '0' })
  const { deps, close } = await openInstallation(config)
  try {
    await makeDemo({ deps }, say, SIZES.small)
    await writeBackup(join(folder, 'backup'), { db: deps.db, files: fileStore(config), clock: deps.clock })
  } finally {
    await close()
  }
  const file = `packages/server/src/testing/releases/${releaseOf(root).version}.json.gz`
  await recordRelease(join(folder, 'backup'), join(root, file))
  await rm(folder, { recursive: true })
  say(`Recorded ${file}: commit it with the release`)
}

/** @param isDraft whether a registry that does not answer is only reported */
async function checkAdvisories(isDraft: boolean) {
  try {
    const lines = unexplained(await audit(root))
    if (lines.length > 0) throw new ReleaseError(lines.join('\n'))
    say('No known vulnerability is unexplained.')
  } catch (problem) {
    if (problem instanceof ReleaseError) throw problem
    const { message } = problem as Error
    if (!isDraft) throw new ReleaseError(`Known vulnerabilities could not be checked: ${message}`)
    say(`Known vulnerabilities were NOT checked: ${message}`)
  }
}

/**
 * Asks the registry about the packages of the release, names what should be looked at, and returns the document.
 * @param isDraft whether a registry that cannot be queried is only reported
 * @param noted file that an earlier release noted; undefined asks the registry
 */
async function noteDependencies(isDraft: boolean, noted?: string): Promise<Record<string, string>> {
  if (noted !== undefined) return { [DEPENDENCIES]: await readFile(noted, 'utf8') }
  try {
    say('Asking the registry about packages …')
    const [health, now] = [await readHealth(packagesOf(root).all), new Date()]
    for (const finding of healthFindings(health, now)) say(finding)
    return { [DEPENDENCIES]: healthDocument(health, now) }
  } catch (problem) {
    const { message } = problem as Error
    if (!isDraft) throw new ReleaseError(`The health of packages could not be noted: ${message}`)
    say(`The health of packages was NOT noted: ${message}`)
    return {}
  }
}

async function makeRelease(args: readonly string[]) {
  const isTwice = args.includes('--twice')
  if (!args.includes('--draft') && git(root, 'status', '--porcelain') !== '')
    throw new ReleaseError('There are uncommitted changes: commit them, or add --draft')
  const problems = licenceProblems(packagesOf(root).all)
  if (problems.length > 0) throw new ReleaseError(problems.join('\n'))
  await checkAdvisories(args.includes('--draft'))
  const noted = args.find((arg) => arg.startsWith('--dependencies='))?.slice('--dependencies='.length)
  const documents = await noteDependencies(args.includes('--draft'), noted)

  await build(isTwice)
  const release = releaseOf(root)
  const folder = join(root, 'dist-release')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const name = `${releaseName(release)}.tar.gz`
  const file = join(folder, name)
  const digest = await pack(root, release, { file, documents })
  await writeFile(join(folder, 'SHA256SUMS'), `${digest}  ${name}\n`)
  if (isTwice) {
    await build(true)
    if ((await pack(root, release, { file, documents })) !== digest)
      throw new ReleaseError('The second build differs')
    say('The second build has the same bytes.')
  }
  say(`dist-release/${name}\n${digest}`)
}

try {
  const args = process.argv.slice(2)
  await (args.includes('--record') ? record() : makeRelease(args))
} catch (problem) {
  process.exitCode = 1
  process.stderr.write(`${problem instanceof ReleaseError ? problem.message : (problem as Error).stack}\n`)
}
