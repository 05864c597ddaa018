/**
 * `npm run release [-- --draft] [-- --twice]`: builds the archive of this commit for this platform into `dist-release/`.
 * `--draft` accepts uncommitted changes; `--twice` builds everything from nothing twice and compares the digests.
 */

import { globSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CLI, ensureBuilt, PACKAGES, root, WEB, WIDGETS } from './builds.ts'
import { packagesOf } from './release/contents.ts'
import { licenceProblems } from './release/licences.ts'
import { pack } from './release/pack.ts'
import { git, releaseName, releaseOf } from './release/release-facts.ts'

const BUILDS = [PACKAGES, WEB, WIDGETS, CLI]
const DIST = ['packages/{domain,contract,i18n,server,web}', 'sdk', 'widgets', 'cli']
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

async function makeRelease(args: readonly string[]) {
  const isTwice = args.includes('--twice')
  if (!args.includes('--draft') && git(root, 'status', '--porcelain') !== '')
    throw new ReleaseError('There are uncommitted changes: commit them, or add --draft')
  const problems = licenceProblems(packagesOf(root).all)
  if (problems.length > 0) throw new ReleaseError(problems.join('\n'))

  await build(isTwice)
  const release = releaseOf(root)
  const folder = join(root, 'dist-release')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const name = `${releaseName(release)}.tar.gz`
  const file = join(folder, name)
  const digest = await pack(root, release, { file })
  await writeFile(join(folder, 'SHA256SUMS'), `${digest}  ${name}\n`)
  if (isTwice) {
    await build(true)
    if ((await pack(root, release, { file })) !== digest) throw new ReleaseError('The second build differs')
    say('The second build has the same bytes.')
  }
  say(`dist-release/${name}\n${digest}`)
}

try {
  await makeRelease(process.argv.slice(2))
} catch (problem) {
  process.exitCode = 1
  process.stderr.write(`${problem instanceof ReleaseError ? problem.message : (problem as Error).stack}\n`)
}
