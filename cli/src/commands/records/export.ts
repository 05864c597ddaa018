import { plain } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'

export const run: Run<'records export'> = async (context) => {
  const { base64 } = await (await context.client()).records.exportFile()
  return plain(Buffer.from(base64, 'base64').toString('utf8'))
}
