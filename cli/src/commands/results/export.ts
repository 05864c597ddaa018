import { plain } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { numberOf } from '../../input/number-of.ts'

export const run: Run<'results export'> = async (context, { event, content = 'results', csv }) => {
  const type = csv ? 'csv' : 'lef'
  const params = { eventId: numberOf(context, event), content, type } as const
  const { base64 } = await (await context.client()).exchange.exportFile({ params })
  return plain(Buffer.from(base64, 'base64').toString('utf8'))
}
