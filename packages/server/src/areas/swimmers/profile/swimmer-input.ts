/** Checks that the schema of an input cannot express (today's age, known places), and the row built from it. */

import type { FieldIssue, FieldReason } from '@polynya/contract'
import {
  birthDateProblem,
  identityKey,
  rankDateProblem,
  requiresRegion,
  type SportRank,
} from '@polynya/domain'
import type { Deps } from '../../../deps.ts'

export interface InputDeps extends Pick<Deps, 'places'> {
  /** The federation's date. */
  readonly today: string
}

interface Given {
  readonly dob?: string | undefined
  /** What the rank is checked against, where the birth date itself is not to be judged. */
  readonly bornOn?: string | undefined
  readonly swimmerInfo?: { readonly country: string; readonly regionCode: string | null } | undefined
  readonly sportRankData?: { readonly sportRank: SportRank; readonly validFrom: string | null } | undefined
}

/** What is wrong with the parts that are given. */
export function swimmerIssues(
  { dob, bornOn = dob, swimmerInfo, sportRankData }: Given,
  { today, places }: InputDeps,
): FieldIssue[] {
  const issues: FieldIssue[] = []
  const note = (path: string, reason: FieldReason, limit?: number) =>
    issues.push({ path, reason, ...(limit !== undefined && { limit }) })

  if (dob !== undefined) {
    const problem = birthDateProblem(dob, today)
    if (problem) note('dob', problem.reason, problem.limit)
  }
  if (swimmerInfo) {
    const { country, regionCode } = swimmerInfo
    if (!places.isCountry(country)) note('swimmerInfo.country', 'country_unknown')
    else if (regionCode === null && requiresRegion(country)) {
      note('swimmerInfo.regionCode', 'required')
    } else if (
      regionCode !== null &&
      !(regionCode.startsWith(`${country}-`) && places.isRegion(regionCode))
    ) {
      note('swimmerInfo.regionCode', 'region_unknown')
    }
  }
  if (sportRankData?.validFrom) {
    const problem = rankDateProblem(sportRankData.validFrom, { dob: bornOn ?? null, today })
    if (problem) note('sportRankData.validFrom', problem)
  }
  return issues
}

/** Returns what is wrong with a new birth date of a swimmer, whose rank must not be from before it. */
export function newBirthDateIssues(
  dob: string | undefined,
  { rank_from }: { readonly rank_from: string | null },
  needs: InputDeps,
): FieldIssue[] {
  const issues = swimmerIssues({ dob }, needs)
  const isBeforeBirth = dob !== undefined && rank_from !== null && rank_from < dob
  return isBeforeBirth ? [...issues, { path: 'dob', reason: 'rank_before_birth' }] : issues
}

interface Info {
  readonly country: string
  readonly regionCode: string | null
  readonly city: string
  readonly club?: string | null | undefined
  readonly about?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly vk?: string | null | undefined
  readonly fb?: string | null | undefined
  readonly publishLinks?: boolean | undefined
}

/** The columns of where a swimmer lives and swims. */
export const infoColumns = (info: Info) => ({
  country: info.country,
  region: info.regionCode,
  city: info.city,
  club: info.club ?? null,
  about: info.about ?? null,
  phone: info.phone ?? null,
  vk: info.vk ?? null,
  fb: info.fb ?? null,
  publish_links: info.publishLinks ?? false,
})

interface Identity {
  readonly firstName: string
  readonly lastName: string
  readonly gender: 1 | 2
  readonly dob: string
}

/** The columns of who a swimmer is. */
export const identityColumns = (identity: Identity) => ({
  first_name: identity.firstName,
  last_name: identity.lastName,
  gender: identity.gender,
  dob: identity.dob,
  identity_key: identityKey(identity),
})
