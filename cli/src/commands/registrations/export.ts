import { exportedFile } from '../../calls/save-file.ts'
import type { Run } from '../../context/run.ts'
import { numberOf } from '../../input/number-of.ts'
import { registrationFilters } from './registration-filters.ts'

export const run: Run<'registrations export'> = async (context, input) => {
  const { format: type = 'csv', in: lang = context.language } = input
  return exportedFile(context, { type, path: input.output }, async () => {
    const id = numberOf(context, input.event)
    const { events } = await context.client()
    const query = { ...registrationFilters(context, await events.get({ params: { id } }), input), lang }
    return events.registrationsFile({ params: { id, type }, query })
  })
}
