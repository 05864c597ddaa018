import { join } from 'node:path'
import type { PrintoutName, PrintoutType } from '@polynya/domain'
import type { Task } from '../../bulk/engine.ts'
import { planEach } from '../../bulk/plan-each.ts'
import { runJob } from '../../bulk/run-job.ts'
import { readPath } from '../../calls/read-path.ts'
import { makeFolder, replaceFile } from '../../calls/save-file.ts'
import type { Context } from '../../context/context.ts'
import type { Run } from '../../context/run.ts'
import { idsOf } from '../../input/ids.ts'
import { queuedFile } from './queued-file.ts'

const PROTOCOL: readonly PrintoutName[] = ['protocol']

export const run: Run<'protocol print'> = async (context, { events, concurrency, out = '.', ...wanted }) => {
  const { what = PROTOCOL, format = 'pdf', in: language = context.language } = wanted
  const ids = await idsOf(context, events)
  const printouts = ids.flatMap((id) => what.map((printout) => ({ id, printout, type: format, language })))
  const pathOf = ({ id, printout, type }: Printout) => join(out, `event-${id}-${printout}.${type}`)
  if (context.settings.dryRun) {
    const { events: calls } = await context.client()
    const stepOf = async (each: Printout) => {
      await calls.get({ params: { id: each.id } })
      return { action: 'download', what: pathOf(each) } as const
    }
    return planEach(context, { of: printouts, nameOf: pathOf, stepOf })
  }
  await makeFolder(context, out, '--out')
  const tasks = printouts.map((each) => printing(context, each, pathOf(each)))
  const input = printouts.map((each) => `${each.language} ${pathOf(each)}`).join(' ')
  return runJob(context, { tasks, input, fresh: true, concurrency })
}

interface Printout {
  readonly id: number
  readonly printout: PrintoutName
  readonly type: PrintoutType
  readonly language: 'ru' | 'en'
}

/** Prints into a file; a printout shows the data of now, so that an older file is replaced. */
function printing(context: Context, { id, ...printout }: Printout, path: string): Task {
  return {
    key: path,
    name: path,
    onlyReads: true,
    async perform(_doubtful, onPart) {
      const { type, ...body } = printout
      const large = type === 'pdf' ? await queuedFile(context, { eventId: id, ...body }, onPart) : null
      const url = large ?? (await linkTo(context, { id, ...printout }))
      await replaceFile(context, { path }, await readPath(context, url, 'events.createPrintoutLink'))
      return { state: 'done', detail: path }
    },
  }
}

async function linkTo(context: Context, { id, ...body }: Printout): Promise<string> {
  const client = await context.client()
  return (await client.events.createPrintoutLink({ params: { id }, body })).url
}
