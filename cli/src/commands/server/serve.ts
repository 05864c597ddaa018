import { plain } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { runServer } from './server-program.ts'

export const run: Run<'serve'> = async (context, { port, host, dataDir }) => {
  const env = { PORT: port === undefined ? undefined : String(port), HOST: host, DATA_DIR: dataDir }
  const { status } = await runServer(context, { args: ['serve'], env, shows: true })
  return plain('', status)
}
