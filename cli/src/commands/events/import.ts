import type { EventImport } from '@polynya/contract'
import type { Context } from '../../context/context.ts'
import { plan } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import { issueLines } from '../../failures/describe-failure.ts'
import { Stop } from '../../failures/exit-status.ts'
import { readJson } from '../../input/read-input.ts'
import { eventItem } from './event-table.ts'

export const run: Run<'events import'> = async (context, { file }) => {
  const body = await fileBody(context, file)
  if (context.settings.dryRun) return plan(context, [{ action: 'create', what: body.event.name, body }])
  return eventItem(await (await context.client()).events.importEvent({ body }), context)
}

/** Reads a file without its archive, which is not imported and may be larger than a request. */
async function fileBody(context: Context, path: string): Promise<EventImport> {
  const { t } = context
  const file = await readJson(context, path)
  if (typeof file !== 'object' || file === null || Array.isArray(file))
    throw new Stop('usage', t('cli:notAnObject'))
  const body = { ...file, archive: undefined }
  const { inputIssues, isValid } = await import('../../input/check-input.ts')
  if (isValid('EventImport', body)) return body
  const issues = issueLines(inputIssues('EventImport', body), t)
  throw new Stop('refused', [t('errors:reasons.invalid_input'), ...issues].join('\n'))
}
