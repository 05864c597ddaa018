/** Diagnoses the configuration: everything that a command needs to work. */

import { access, mkdir } from 'node:fs/promises'
import type { Context } from '../../context/context.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { failureLines } from '../../failures/describe-failure.ts'
import { EXIT } from '../../failures/exit-status.ts'
import { openProfile } from '../../profile/client.ts'
import { keychainVault } from '../../profile/vault.ts'
import { serverProgram } from '../server/server-program.ts'

type State = 'good' | 'bad' | 'unknown'
type Check = (context: Context) => Promise<readonly [State, string]>

const CHECKS = {
  node: async () => [Number(process.versions.node.split('.')[0]) >= 22 ? 'good' : 'bad', process.version],
  folders: async ({ place }) => {
    await mkdir(place.configDir, { recursive: true, mode: 0o700 })
    await mkdir(place.jobsDir, { recursive: true, mode: 0o700 })
    await access(place.configDir)
    return ['good', `${place.configDir}, ${place.jobsDir}`]
  },
  keychain: keychainAnswers,
  profile: async (context) => {
    const { name, url } = await openProfile(context)
    return ['good', `${name} ${url}`]
  },
  server: async (context) => {
    const startedAt = performance.now()
    await (await context.client()).site.get()
    return ['good', `${Math.round(performance.now() - startedAt)} ms`]
  },
  account: async (context) => {
    const { email } = await (await context.client()).user.settings()
    return ['good', email]
  },
  clock: clockAgrees,
  serverProgram: async (context) => {
    const found = await serverProgram(context).catch(() => null)
    return found ? ['good', found] : ['unknown', context.t('cli:noServerProgram')]
  },
} as const satisfies Record<string, Check>

export const run: Run<'doctor'> = async (context) => {
  const { t } = context
  const results = []
  for (const [check, ask] of Object.entries(CHECKS) as [keyof typeof CHECKS, Check][]) {
    const [state, detail] = await ask(context).catch(
      (problem) => ['bad', failureLines(problem, t)[0] ?? ''] as const,
    )
    results.push({ check, state, detail })
  }
  const lines = results.map(
    ({ check, state, detail }) => `${MARKS[state]} ${t(`cli:check.${check}`)}: ${detail}`,
  )
  return item(results, lines, results.some(({ state }) => state === 'bad') ? EXIT.failure : EXIT.ok)
}

const MARKS = { good: '✓', bad: '✗', unknown: '?' } as const satisfies Record<State, string>

/** Without a keychain, tokens are stored in a file, which is not an error. */
async function keychainAnswers({ keychain, place, t }: Context): Promise<readonly [State, string]> {
  if (place.variable('POLYNYA_KEYCHAIN') === 'off') return ['unknown', t('cli:keychainOff')]
  const works = await keychainVault(keychain, 'doctor')
    .write('doctor')
    .then(() => true)
    .catch(() => false)
  if (works) await keychainVault(keychain, 'doctor').remove()
  return works ? ['good', t('cli:inKeychain')] : ['unknown', t('cli:inFile')]
}

/** Token expiry depends on the server's clock. */
const MOST_SECONDS = 60

async function clockAgrees(context: Context): Promise<readonly [State, string]> {
  const { headers } = await (await context.client()).site.get.withResponse()
  const seconds = Math.round((Date.now() - Date.parse(headers.get('date') ?? '')) / 1000)
  if (Number.isNaN(seconds)) return ['unknown', '']
  return [Math.abs(seconds) <= MOST_SECONDS ? 'good' : 'bad', context.t('cli:clockDiffers', { seconds })]
}
