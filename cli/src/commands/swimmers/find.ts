import type { SwimmerCard } from '@polynya/contract'
import { isRegistrySearch } from '@polynya/domain'
import { given, pageFor, take } from '../../calls/take.ts'
import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { swimmerColumns } from './swimmer-table.ts'

/** At least four Latin capitals are a registry ID search; other text is the start of a name. */
const isId = (text = '') => isRegistrySearch(text) && text === text.toUpperCase()

export const run: Run<'swimmers find'> = async (context, { name, gender, country, limit }) => {
  const client = await context.client()
  const paging = { limit: pageFor(limit) }
  const filters = given({ name, country, gender: gender && (Number(gender) as 1 | 2) })
  const swimmers: AsyncIterable<SwimmerCard> = isId(name)
    ? client.swimmers.idlist.items({ params: { key: name ?? '' }, query: paging })
    : client.swimmers.all.items({ query: { ...filters, ...paging } })
  return rows(take(swimmers, limit), swimmerColumns(context), context.t('cli:noSwimmers'))
}
