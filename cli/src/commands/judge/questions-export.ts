import { exportedFile } from '../../calls/save-file.ts'
import type { Run } from '../../context/run.ts'

export const run: Run<'judge questions export'> = async (context, { format: type = 'csv', output: path }) =>
  exportedFile(context, { type, path }, async () => {
    const client = await context.client()
    return client.judgeTests.questionsFile({ params: { type } })
  })
