import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { EXIT, Stop } from '../../failures/exit-status.ts'
import { clean } from '../../terminal/clean.ts'

const PACKAGE = '@polynya/cli'

/** Says whether a newer version is published, and how it is installed; installing is left to npm. */
export const run: Run<'upgrade'> = async (context) => {
  const { t, version } = context
  const newest = await newestVersion().catch((problem: NpmProblem) => {
    throw new Stop('failure', t('cli:upgradeUnknown', { problem: reasonOf(problem) }))
  })
  const isNewer = isNewerVersion(newest, version)
  const command = isNewer ? `npm install --global ${PACKAGE}@${newest}` : null
  const shown = isNewer
    ? [t('cli:upgradeFound', { version, newest }), `  ${command}`]
    : [t('cli:upgradeNone', { version })]
  return item({ version, newest, isNewer, command }, shown, isNewer ? EXIT.found : EXIT.ok)
}

type NpmProblem = Error & { readonly stderr?: string }

/** The first line that npm wrote, or why it did not start. */
const reasonOf = ({ stderr, message }: NpmProblem): string =>
  clean((stderr?.trim() || message).split('\n', 1)[0] ?? '')

/** The newest version in the registry that npm is configured with. */
async function newestVersion(): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['view', PACKAGE, 'version', '--json'], {
    // On Windows npm is a script of the shell.
    shell: process.platform === 'win32',
    timeout: 30_000,
  })
  const newest: unknown = JSON.parse(stdout)
  if (typeof newest !== 'string') throw new Error(stdout)
  return newest
}

/** Whether a version is higher than another one; one with a suffix (`1.0.0-beta`) is lower than that without. */
export function isNewerVersion(one: string, other: string): boolean {
  const [mine, its] = [partsOf(one), partsOf(other)]
  const at = mine.numbers.findIndex((part, index) => part !== its.numbers[index])
  if (at >= 0) return (mine.numbers[at] ?? 0) > (its.numbers[at] ?? 0)
  return mine.suffix === '' && its.suffix !== ''
}

function partsOf(version: string) {
  const [numbers = '', suffix = ''] = version.split(/-(.*)/)
  return { numbers: numbers.split('.').map(Number), suffix }
}
