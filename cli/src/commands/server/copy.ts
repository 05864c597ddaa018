import type { Context } from '../../context/context.ts'
import { item, type Result } from '../../context/result.ts'
import { type EXIT, Stop } from '../../failures/exit-status.ts'
import { runServer } from './server-program.ts'

/** Maps exit statuses of the server program to those of the CLI. */
const STATUSES: Readonly<Record<number, keyof typeof EXIT>> = {
  2: 'usage',
  3: 'refused',
  4: 'usage',
  5: 'refused',
  8: 'refused',
}

/** Runs `backup` or `restore` of the server program and reports its counts. */
export async function copy(
  context: Context,
  verb: 'backup' | 'restore',
  given: { folder: string; dataDir: string | undefined },
): Promise<Result> {
  const { folder, dataDir } = given
  const { status, output } = await runServer(context, {
    args: [verb, folder],
    env: { DATA_DIR: dataDir },
    shows: false,
  })
  if (status !== 0) throw new Stop(STATUSES[status] ?? 'failure', context.t('cli:serverEnded', { status }))
  const [, rows = '0', files = '0'] = /(\d+) rows and (\d+) files/.exec(output) ?? []
  return item({ folder, rows: Number(rows), files: Number(files) }, [output.trim()])
}
