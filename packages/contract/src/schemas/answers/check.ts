import * as z from 'zod/mini'
import { JudgeTestCard } from './judge-test.ts'

/** A document with a check code: what it states. */
export const CheckedDocument = z.object({
  code: z.string(),
  kind: z.literal('judgeTest'),
  judgeTest: z.omit(JudgeTestCard, {
    id: true,
    userId: true,
    userEmail: true,
    startTime: true,
    dueTime: true,
    offerId: true,
  }),
})

export type CheckedDocument = z.output<typeof CheckedDocument>
