import { findJudgeCategory, JUDGE_QUESTION_LIMITS, JUDGE_TEST_CATEGORIES } from '@polynya/domain'
import * as z from 'zod/mini'
import { flag, holds, Id, IdParam, Instant, listQuery, range, text, whole } from './scalars.ts'

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

export const JudgeActivityParams = z.object({ userId: IdParam })
export const QuestionParams = z.object({ id: IdParam })
export const QuestionsQuery = z.strictObject({
  ...listQuery(['code', 'updatedAt']),
  jCat: z.optional(Category),
  active: z.optional(flag),
  search: z.optional(text([1, 80])),
})

const { text: most, option, rule, code, options } = JUDGE_QUESTION_LIMITS

/** A question by its code: a new one with version 0, otherwise the version that is changed. */
export const QuestionInput = z.strictObject({
  code: text([1, code]),
  version: range(0, 1_000_000),
  jCat: z.enum(JUDGE_TEST_CATEGORIES, { error: 'wrong_format' }),
  active: z.boolean(),
  ru: text([1, most]),
  en: text([1, most]),
  rule: text([1, rule]),
  options: z
    .array(z.strictObject({ ru: text([1, option]), en: text([1, option]), right: z.boolean() }))
    .check(
      z.minLength(2, { error: 'required' }),
      z.maxLength(options, { error: 'too_long' }),
      holds((list) => list.some(({ right }) => right), 'required'),
    ),
})

export type QuestionInput = z.input<typeof QuestionInput>

export const QuestionImportQuery = z.strictObject({ dryRun: z.optional(flag) })
export const QuestionsFileParams = z.object({ type: z.enum(['csv', 'json']) })
