import type { JudgeOpening } from '@polynya/contract'
import { dateInZone, isPassed, type JudgeTestCategory, judgeCategoryOf, retakeOn } from '@polynya/domain'
import type { Account } from '../../access/caller.ts'
import type { Db } from '../../db/schema.ts'
import { readSiteSetting } from '../site/site.store.ts'
import type { CreditRow } from './judge-credits.store.ts'
import { listLastExams } from './judge-tests.store.ts'

export const isRsf = ({ rights }: Account) => rights.some(({ right }) => right === 'rsf')

/** What the last exam of a category means for the next one. */
type LastExam = Pick<JudgeOpening, 'passedOn' | 'retakeOn'>

const NO_EXAM: LastExam = { passedOn: null, retakeOn: null }

/** Returns by category when the last exam was passed, or the first day of the next one if that day is yet to come. */
export async function lastExams(
  db: Db,
  accountId: number,
  at: Date,
): Promise<Map<JudgeTestCategory, LastExam>> {
  const { timeZone } = await readSiteSetting(db)
  const today = dateInZone(at, timeZone)
  const exams = new Map<JudgeTestCategory, LastExam>()
  for (const { j_cat, grade, completed_at } of await listLastExams(db, accountId)) {
    if (grade === null || completed_at === null) continue
    const day = dateInZone(completed_at, timeZone)
    const next = retakeOn(day)
    if (isPassed(grade)) exams.set(j_cat, { passedOn: day, retakeOn: null })
    else if (today < next) exams.set(j_cat, { passedOn: null, retakeOn: next })
  }
  return exams
}

/** What the credits of an account open. */
export function openingsOf(
  credits: readonly CreditRow[],
  exams: ReadonlyMap<JudgeTestCategory, LastExam>,
): JudgeOpening[] {
  return credits.flatMap((credit) => {
    const jCat = judgeCategoryOf(credit.dist_code)
    if (jCat === null) return []
    return {
      eventId: credit.event_id,
      eventName: credit.event_name,
      eventNameEn: credit.event_name_en,
      offerId: credit.offer_id,
      distCode: credit.dist_code,
      jCat,
      seminarDate: credit.seminar_date,
      ...(exams.get(jCat) ?? NO_EXAM),
    }
  })
}
