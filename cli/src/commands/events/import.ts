import { basename } from 'node:path'
import { type EventImport, isLenexFile } from '@polynya/contract'
import type { Context } from '../../context/context.ts'
import { uncheckedPlan } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { fail } from '../../failures/refusal.ts'
import { jsonOf, readBytes } from '../../input/read-input.ts'
import { faultLines } from '../records/fault-lines.ts'
import { checkEvent } from './check-event.ts'
import { eventItem } from './event-table.ts'

export const run: Run<'events import'> = async (context, { file }) => {
  const bytes = await readBytes(context, file)
  const body = isLenexFile(bytes)
    ? await invitedEvent(context, new File([Uint8Array.from(bytes)], basename(file)))
    : await eventOf(context, jsonOf(context, { path: file, text: new TextDecoder().decode(bytes) }))
  if (context.settings.dryRun) {
    checkEvent(body.event)
    return uncheckedPlan(context, [{ action: 'create', what: body.event.name, body }])
  }
  return eventItem(await (await context.client()).events.importEvent({ body }), context)
}

/** Reads a file without its archive, which is not imported and may be larger than a request. */
async function eventOf({ t }: Context, file: unknown): Promise<EventImport> {
  if (typeof file !== 'object' || file === null || Array.isArray(file))
    throw new Stop('refused', t('cli:notAnObject'))
  const body = { ...file, archive: undefined }
  const { inputIssues, isValid } = await import('../../input/check-input.ts')
  if (isValid('EventImport', body)) return body
  return fail('invalid_input', { issues: inputIssues('EventImport', body) })
}

/** The event of a file of another program, as the server reads it; what is left out is printed. */
async function invitedEvent(context: Context, file: File): Promise<EventImport> {
  const { t, terminal } = context
  const client = await context.client()
  const found = await client.exchange.readInvitation({ body: { file } })
  if (!found.file)
    throw new Stop(
      'refused',
      [t('cli:recordsInvalid'), ...(await faultLines(context, found.errors))].join('\n'),
    )
  const leftOut = await faultLines(context, found.warnings)
  if (leftOut.length > 0) terminal.stderr.write(`${[t('cli:entriesLeftOut'), ...leftOut].join('\n')}\n`)
  return found.file
}
