import { exportedFile } from '../../calls/save-file.ts'
import type { Run } from '../../context/run.ts'
import { numberOf } from '../../input/number-of.ts'

export const run: Run<'money export'> = async (context, input) => {
  const { format: type = 'csv', in: lang = context.language } = input
  return exportedFile(context, { type, path: input.output }, async () => {
    const client = await context.client()
    const params = { id: numberOf(context, input.event), type }
    return client.events.moneyFile({ params, query: { lang } })
  })
}
