import { JUDGE_GRADES, JUDGE_TEST_CATEGORIES } from '@polynya/domain'
import * as z from 'zod/mini'
import { JudgeCategory, OfficialRole } from './event-session.ts'
import { DateOnly, Flag, Id, Instant } from './scalars.ts'

const textOrNull = z.nullable(z.string())
const OptionIds = z.array(Id)

export const JudgeTestCategory = z.enum(JUDGE_TEST_CATEGORIES)

/** A test in a list. Until it is completed, its score, result and grade are null. */
export const JudgeTestCard = z.object({
  id: Id,
  userId: Id,
  userEmail: textOrNull,
  userFirstName: z.string(),
  userLastName: z.string(),
  startTime: Instant,
  /** Null while it is open. */
  endTime: z.nullable(Instant),
  /** When it closes by itself. */
  dueTime: Instant,
  qTotal: z.int(),
  sumScore: z.nullable(z.int()),
  jCat: JudgeTestCategory,
  ifPassed: z.nullable(z.boolean()),
  grade: z.nullable(z.enum(JUDGE_GRADES)),
  ifExam: Flag,
  /** 0 outside an event. */
  eventId: z.int(),
  offerId: z.int(),
  eventName: textOrNull,
  eventNameEn: textOrNull,
  seminarDate: z.nullable(DateOnly),
})

const JudgeQuestion = z.object({
  qId: Id,
  quest: z.string(),
  options: z.array(z.object({ oId: Id, option: z.string(), isChecked: z.boolean() })),
  optionOrder: OptionIds,
  answerJson: OptionIds,
  /** Null until the test is completed, like `trueOption` and `rule`. */
  score: z.nullable(z.int()),
  dateTimeAnswered: z.nullable(Instant),
  trueOption: z.nullable(OptionIds),
  rule: textOrNull,
})

/** A test with its questions, and the clock of the server by which its time runs. */
export const JudgeTest = z.extend(JudgeTestCard, {
  questions: z.array(JudgeQuestion),
  /** Printed with the result; null until the test is completed. */
  checkCode: textOrNull,
  serverTime: Instant,
})

/** The rules of new tests; the marks are percentages. */
const JudgeTestRules = z.object({
  questions: z.int(),
  minutes: z.int(),
  satisfactory: z.int(),
  good: z.int(),
  excellent: z.int(),
})

/** What an account may take in an event. */
export const JudgeOpening = z.object({
  eventId: Id,
  eventName: z.string(),
  eventNameEn: textOrNull,
  offerId: Id,
  distCode: z.string(),
  jCat: JudgeTestCategory,
  seminarDate: z.nullable(DateOnly),
  /** Day of the last exam of the category, if it was passed. */
  passedOn: z.nullable(DateOnly),
  /** First day of the next exam after a failed one; null if an exam may be taken now. */
  retakeOn: z.nullable(DateOnly),
})

/** Which tests an account may take, and whether it edits the questions. */
export const JudgeTestOpenings = z.object({
  trials: z.boolean(),
  editor: z.boolean(),
  exams: z.array(JudgeOpening),
  rules: JudgeTestRules,
})

export const QUESTION_FAULTS = [
  'unreadable',
  'column_missing',
  'required',
  'too_long',
  'wrong_format',
  'category_unknown',
  'options_few',
  'options_many',
  'right_missing',
  'repeated',
] as const

/** What an import found, and whether it was stored: a file with an error changes nothing. */
export const QuestionImport = z.object({
  isStored: z.boolean(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  errors: z.array(
    z.object({
      /** Line of the file, from 1. */
      line: z.int(),
      field: textOrNull,
      fault: z.enum(QUESTION_FAULTS),
    }),
  ),
})

const BankOption = z.object({ ru: z.string(), en: z.string(), right: z.boolean() })

/** The texts of a question, as one of its versions. */
const QuestionTexts = {
  version: z.int(),
  ru: z.string(),
  en: z.string(),
  rule: z.string(),
  options: z.array(BankOption),
}

/** A question of the bank in its latest version. */
export const BankQuestion = z.object({
  id: Id,
  code: z.string(),
  jCat: JudgeTestCategory,
  active: z.boolean(),
  updatedAt: Instant,
  ...QuestionTexts,
})

/** A version of a question, and how many tests drew it. */
export const QuestionVersion = z.object({ ...QuestionTexts, createdAt: Instant, tests: z.int() })

const share = { drawn: z.int(), right: z.int() }

/** How completed tests ended: the hardest questions, results by region and category, suspiciously fast tests. */
export const JudgeStatistics = z.object({
  hardest: z.array(
    z.object({ qId: Id, code: z.string(), jCat: JudgeTestCategory, quest: z.string(), ...share }),
  ),
  results: z.array(
    z.object({
      /** Region of the event; null outside events. */
      region: textOrNull,
      jCat: JudgeTestCategory,
      ifExam: Flag,
      tests: z.int(),
      passed: z.int(),
    }),
  ),
  fast: z.array(z.object({ test: JudgeTestCard, seconds: z.int() })),
})

/** The practice of a judge: sessions of events, and completed tests. */
export const JudgeActivity = z.object({
  userId: Id,
  userFirstName: z.string(),
  userLastName: z.string(),
  sessions: z.array(
    z.object({
      eventId: Id,
      eventName: z.string(),
      eventNameEn: textOrNull,
      number: z.int(),
      name: textOrNull,
      nameEn: textOrNull,
      date: z.nullable(DateOnly),
      role: OfficialRole,
      category: z.nullable(JudgeCategory),
    }),
  ),
  judgeTests: z.array(JudgeTestCard),
})

export type BankQuestion = z.output<typeof BankQuestion>
export type QuestionVersion = z.output<typeof QuestionVersion>
export type JudgeStatistics = z.output<typeof JudgeStatistics>
export type JudgeActivity = z.output<typeof JudgeActivity>
export type JudgeTestCard = z.output<typeof JudgeTestCard>
export type JudgeTest = z.output<typeof JudgeTest>
export type JudgeQuestion = z.output<typeof JudgeQuestion>
export type JudgeTestOpenings = z.output<typeof JudgeTestOpenings>
export type JudgeOpening = z.output<typeof JudgeOpening>
export type QuestionImport = z.output<typeof QuestionImport>
export type QuestionFault = (typeof QUESTION_FAULTS)[number]
