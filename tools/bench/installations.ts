/** Installations to measure: a small and a large one for each database, in a temporary folder. */

import { join } from 'node:path'
import { readConfig } from '@polynya/server'
import type { TestPostgres } from '../../packages/server/src/testing/postgres.ts'
import { LARGE, makeLarge } from '../demo/large.ts'
import { openInstallation } from '../demo/open-installation.ts'

/** The same number of events as in the large one: only the number of swimmers varies. */
const SMALL = { ...LARGE, swimmers: 1_000 } as const

type SizeName = 'small' | 'large'
const SIZES = { small: SMALL, large: LARGE } as const satisfies Record<SizeName, typeof LARGE>

/** Creates a federation of a size and returns the environment of its server. */
export async function makeInstallation(
  name: SizeName,
  { folder, postgres }: { readonly folder: string; readonly postgres: TestPostgres | null },
): Promise<Record<string, string>> {
  const env = {
    DATA_DIR: join(folder, name),
    DATABASE_URL: postgres?.urlOf(name) ?? '',
    SMTP_URL: '',
    MIN_FREE_MB: '0',
  }
  await postgres?.createDatabase(name)
  const { deps, close } = await openInstallation(readConfig(env))
  await makeLarge({ deps }, () => {}, SIZES[name])
  await close()
  return env
}
