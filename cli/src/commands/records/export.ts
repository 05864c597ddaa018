import { plain } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'

export const run: Run<'records export'> = async (context, { lenex }) => {
  const client = await context.client()
  const { base64 } = await client.records.exportFile({ query: { type: lenex ? 'lef' : 'csv' } })
  return plain(Buffer.from(base64, 'base64').toString('utf8'))
}
