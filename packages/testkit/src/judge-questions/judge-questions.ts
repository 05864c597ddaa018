/** The demo bank: at least three times as many questions of each category as a test draws. */

import { JUDGE_CREDITS, type JudgeTestCategory } from '@polynya/domain'
import { AGES, FINAL_TIMES, HEATS, LANES, PLACES, POINTS, POOLS, WATER_TEMPERATURES } from './computed.ts'
import { DOCUMENTS, RECORDS, RELAYS, SEEDING_RULES, WORLD_CUP } from './of-competitions.ts'
import { BASICS, JUDGES, UNTIMED_DISTANCES } from './of-the-organization.ts'
import { FAULT_CODES, PENALTIES, STARTS, STATUSES, TECHNIQUE, WATER_DISTANCES } from './of-the-rules.ts'
import type { Question } from './question.ts'

const BANK: Readonly<Record<JudgeTestCategory, readonly (readonly Question[])[]>> = {
  '3К': [
    WATER_TEMPERATURES,
    PENALTIES,
    FINAL_TIMES.slice(0, 6),
    STATUSES,
    STARTS,
    JUDGES,
    UNTIMED_DISTANCES,
    POOLS,
    TECHNIQUE,
    BASICS,
  ],
  '2К': [
    WATER_DISTANCES,
    PENALTIES,
    FINAL_TIMES,
    HEATS.slice(0, 7),
    PLACES,
    FAULT_CODES,
    DOCUMENTS,
    SEEDING_RULES,
    STATUSES,
  ],
  '1К': [HEATS, LANES, SEEDING_RULES, POINTS, RELAYS, RECORDS, PLACES],
  ВК: [LANES, AGES, WORLD_CUP, RECORDS, POINTS, SEEDING_RULES, RELAYS, WATER_DISTANCES, DOCUMENTS],
}

export interface CodedQuestion extends Question {
  /** Such as `J3K-007`. */
  readonly code: string
  readonly category: JudgeTestCategory
}

export const JUDGE_QUESTIONS: readonly CodedQuestion[] = (
  Object.entries(BANK) as [JudgeTestCategory, readonly (readonly Question[])[]][]
).flatMap(([category, families]) =>
  families.flat().map((question, index) => ({
    code: `${JUDGE_CREDITS[category]}-${String(index + 1).padStart(3, '0')}`,
    category,
    ...question,
  })),
)
