import type { JudgeOpening } from '@polynya/contract'
import { dateInZone, isPassed, type JudgeTestCategory, judgeCategoryOf, retakeOn } from '@polynya/domain'
import type { Account } from '../../access/caller.ts'
import type { Db } from '../../db/schema.ts'
import { readSiteSetting } from '../site/site.store.ts'
import type { CreditRow } from './judge-credits.store.ts'
import { listLastExams } from './judge-tests.store.ts'

export const isRsf = ({ rights }: Account) => rights.some(({ right }) => right === 'rsf')

/** Returns the first day of the next exam by category, where the last one failed and that day is yet to come. */
export async function retakeDates(
  db: Db,
  accountId: number,
  at: Date,
): Promise<Map<JudgeTestCategory, string>> {
  const { timeZone } = await readSiteSetting(db)
  const today = dateInZone(at, timeZone)
  const dates = new Map<JudgeTestCategory, string>()
  for (const { j_cat, grade, completed_at } of await listLastExams(db, accountId)) {
    if (grade === null || completed_at === null || isPassed(grade)) continue
    const next = retakeOn(dateInZone(completed_at, timeZone))
    if (today < next) dates.set(j_cat, next)
  }
  return dates
}

/** What the credits of an account open. */
export function openingsOf(
  credits: readonly CreditRow[],
  retakes: ReadonlyMap<JudgeTestCategory, string>,
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
      retakeOn: retakes.get(jCat) ?? null,
    }
  })
}
