import { join } from 'node:path'
import { runJob } from '../../bulk/run-job.ts'
import { readPath } from '../../calls/read-path.ts'
import { makeFolder, replaceFile } from '../../calls/save-file.ts'
import type { Run } from '../../context/run.ts'
import { idsOf } from '../../input/ids.ts'

/** Prints the results of completed tests, each with its check code; a newer file replaces an older one. */
export const run: Run<'judge tests print'> = async (context, { tests, out = '.', concurrency, ...input }) => {
  const { in: language = context.language } = input
  const ids = await idsOf(context, tests)
  await makeFolder(context, out, '--out')
  const tasks = ids.map((id) => {
    const path = join(out, `judge-test-${id}.pdf`)
    return {
      key: path,
      name: path,
      onlyReads: true as const,
      async perform() {
        const address = `/printouts/judge-tests/${id}.pdf?lang=${language}`
        await replaceFile(context, { path }, await readPath(context, address, 'judgeTests.get'))
        return { state: 'done', detail: path } as const
      },
    }
  })
  return runJob(context, { tasks, input: `${language} ${ids.join(' ')}`, fresh: true, concurrency })
}
