/** Validation of an event's terms beyond their schema: known regions, countries, currencies and gateways. */

import type { FieldIssue } from '@polynya/contract'
import type { Deps } from '../../../deps.ts'
import type { EventData } from '../record/event-data.ts'

/** Returns every date of the terms, by its path. */
export function termsDates({ programData, discounts, refundRule, entryRules, seminarDate }: EventData) {
  const { waitingUntil, changeUntil, teamsUntil } = entryRules
  const rows = [
    ...programData.map(({ fees }, index) => [`programData.${index}.fees.lateFrom`, fees?.lateFrom ?? null]),
    ...discounts.map((each, index) => [`discounts.${index}.until`, 'until' in each ? each.until : null]),
    ...refundRule.map(({ until }, index) => [`refundRule.${index}.until`, until]),
    ['entryRules.waitingUntil', waitingUntil],
    ['entryRules.changeUntil', changeUntil],
    ['entryRules.teamsUntil', teamsUntil],
    ['seminarDate', seminarDate],
  ]
  return Object.fromEntries(rows) as Record<string, string | null>
}

/** Returns the unknown regions, countries, gateways and currencies of the terms. */
export function unknownTerms(
  { discounts, paymentSchema }: EventData,
  { places, gateways }: Pick<Deps, 'places' | 'gateways'>,
): FieldIssue[] {
  const regions = discounts.flatMap((discount, index): FieldIssue[] =>
    discount.kind === 'region' && !places.isRegion(discount.region)
      ? [{ path: `discounts.${index}.region`, reason: 'region_unknown' }]
      : [],
  )
  const routes = paymentSchema.flatMap(({ userCountry, paymentOptions }, index) => {
    const { paymentGateway, currency } = paymentOptions
    const issues: FieldIssue[] = []
    const path = `paymentSchema.${index}`
    if (userCountry !== '*' && !places.isCountry(userCountry)) {
      issues.push({ path: `${path}.userCountry`, reason: 'country_unknown' })
    }
    if (!(paymentGateway in gateways)) {
      issues.push({ path: `${path}.paymentOptions.paymentGateway`, reason: 'gateway_unknown' })
    }
    if (!Intl.supportedValuesOf('currency').includes(currency)) {
      issues.push({ path: `${path}.paymentOptions.currency`, reason: 'not_allowed' })
    }
    return issues
  })
  return [...regions, ...routes]
}
