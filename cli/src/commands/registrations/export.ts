import { exportedFile } from '../../calls/save-file.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { numberOf } from '../../input/number-of.ts'
import { registrationFilters } from './registration-filters.ts'

export const run: Run<'registrations export'> = async (context, input) => {
  const { format: type = 'csv', in: lang = context.language, output } = input
  if (type === 'xlsx' && output === undefined)
    throw new Stop('usage', context.t('cli:needsFlag', { flag: '--output' }))
  const id = numberOf(context, input.event)
  const { events } = await context.client()
  const event = await events.get({ params: { id } })
  const query = { ...registrationFilters(context, event, input), lang }
  const { base64 } = await events.registrationsFile({ params: { id, type }, query })
  return exportedFile(context, base64, output)
}
