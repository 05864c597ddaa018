import { findJudgeCategory, JUDGE_TEST_CATEGORIES } from '@polynya/domain'
import * as z from 'zod/mini'
import { flag, Id, IdParam, Instant, listQuery, range, whole } from './scalars.ts'

const Category = z.pipe(
  z.transform((value: string): unknown => (typeof value === 'string' ? findJudgeCategory(value) : value)),
  z.enum(JUDGE_TEST_CATEGORIES, { error: 'wrong_format' }),
)
const FlagParam = z.pipe(whole, z.literal([0, 1], { error: 'not_allowed' }))
/** 0 is none. */
const IdOrZero = z.pipe(whole, range(0, 2_147_483_647))

const scope = {
  /** `all` is everything that the caller may see; by default their own tests. */
  all: z.optional(z.enum(['my', 'all'], { error: 'not_allowed' })),
  jCat: z.optional(Category),
}

export const JudgeTestsQuery = z.strictObject({
  ...listQuery(['id', 'startTime', 'endTime', 'sumScore']),
  ...scope,
})
export const JudgeTestsCountQuery = z.strictObject(scope)
export const JudgeTestParams = z.object({ id: IdParam })
export const JudgeTestStartParams = z.object({
  jCat: Category,
  ifExam: FlagParam,
  eventId: IdOrZero,
  offerId: IdOrZero,
})
export const AnswerBatchParams = z.object({ sId: IdParam })

const Answer = z.strictObject({
  qId: Id,
  /** The chosen options; none takes an answer back. */
  answerJSON: z.array(Id).check(z.maxLength(50, { error: 'too_long' })),
  dateTimeAnswered: Instant,
})

/** Answers to questions of a test, in any order. */
export const AnswerBatch = z.strictObject({
  sId: Id,
  answers: z
    .array(Answer)
    .check(z.minLength(1, { error: 'required' }), z.maxLength(200, { error: 'too_long' })),
})

export const QuestionImportQuery = z.strictObject({ dryRun: z.optional(flag) })
export const QuestionsFileParams = z.object({ type: z.enum(['csv', 'json']) })
