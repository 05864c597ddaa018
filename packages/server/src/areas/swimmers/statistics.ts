import { AGE, AGE_GROUP_PRESETS, findAgeGroup } from '@polynya/domain'
import type { HandlerForEveryone } from '../../http/call.ts'
import { federationDate } from '../site/federation-date.ts'
import { tallySwimmers } from './profile/swimmers-list.store.ts'

const [{ minAge: firstAge }] = AGE_GROUP_PRESETS.decades
const GROUPS = [{ code: 'younger', minAge: AGE.min, maxAge: firstAge - 1 }, ...AGE_GROUP_PRESETS.decades]
const WOMAN = 2

interface Tally {
  readonly gender: 1 | 2
  readonly total: number
}

export const statistics: HandlerForEveryone<'swimmers.statistics'> = async (_call, { db, clock }) => {
  const year = Number((await federationDate(db, clock.now())).slice(0, 4))
  const byCountry = Map.groupBy(await tallySwimmers(db, 'country'), ({ country }) => country)
  const byGroup = Map.groupBy(await tallySwimmers(db, 'birth_year'), ({ birth_year: born }) =>
    findAgeGroup(year - born, GROUPS),
  )
  const countries = [...byCountry].map(([country, tallies]) => ({ country, ...counted(tallies) }))
  return {
    total: countries.reduce((sum, each) => sum + all(each), 0),
    countries: countries.toSorted((a, b) => all(b) - all(a) || (a.country < b.country ? -1 : 1)),
    ageGroups: GROUPS.map((group) => ({
      minAge: group.minAge,
      maxAge: group.maxAge,
      ...counted(byGroup.get(group) ?? []),
    })),
  }
}

const all = ({ women, men }: { readonly women: number; readonly men: number }) => women + men

function counted(tallies: readonly Tally[]) {
  const of = (isWoman: boolean) =>
    tallies.reduce((sum, { gender, total }) => sum + ((gender === WOMAN) === isWoman ? total : 0), 0)
  return { women: of(true), men: of(false) }
}
