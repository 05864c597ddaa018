/** `npm run seed -- demo|small|large`: fills the empty installation of DATA_DIR or DATABASE_URL. */

import { readConfig, reportFailure, UsageError } from '@polynya/server'
import { SIZES } from '@polynya/testkit/federation'
import { isEmpty, makeDemo } from './demo/demo.ts'
import { makeLarge } from './demo/large.ts'
import { openInstallation } from './demo/open-installation.ts'
import type { Deps } from './demo/open-world.ts'

type Story = (installation: { readonly deps: Deps }, say: (line: string) => void) => Promise<unknown>

const STORIES = {
  demo: (installation, say) => makeDemo(installation, say),
  small: (installation, say) => makeDemo(installation, say, SIZES.small),
  large: (installation, say) => makeLarge(installation, say),
} as const satisfies Record<string, Story>

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const [name = ''] = process.argv.slice(2)
  if (!Object.hasOwn(STORIES, name)) throw new UsageError(`Name a story: ${Object.keys(STORIES).join(', ')}`)
  const startedAt = performance.now()
  const { deps, close } = await openInstallation(readConfig(process.env))
  try {
    if (!(await isEmpty(deps.db)))
      throw new UsageError('There is something already: seed an empty installation')
    await STORIES[name as keyof typeof STORIES]({ deps }, say)
  } finally {
    await close()
  }
  say(`Done in ${Math.round((performance.now() - startedAt) / 1000)} s`)
} catch (problem) {
  reportFailure(problem)
}
