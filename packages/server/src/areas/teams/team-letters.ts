/** E-mails about relay teams. */

import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { listByIds } from '../swimmers/swimmers.store.ts'
import { getAccount } from '../user/account.store.ts'
import { sendLetter } from '../user/letters.ts'
import type { TeamRow } from './teams.store.ts'

interface Named {
  readonly team: TeamRow
  readonly swimmerIds: readonly number[]
  /** The account that named them, which needs no e-mail about its own swimmers. */
  readonly by: number
}

/** Notifies the owners of swimmers who were named as members of a team. */
export async function sendNamedInTeam(
  tx: Tx,
  { team, swimmerIds, by }: Named,
  deps: Pick<Deps, 'mailer' | 'config' | 'words'>,
) {
  if (swimmerIds.length === 0) return
  const event = await tx
    .selectFrom('event')
    .where('id', '=', team.event_id)
    .select(['name', 'name_en'])
    .executeTakeFirstOrThrow()
  for (const { account_id: accountId, first_name, last_name, iwsaid } of await listByIds(tx, [
    ...swimmerIds,
  ])) {
    if (accountId === null || accountId === by) continue
    const { language } = await getAccount(tx, accountId)
    const values = {
      swimmer: `${first_name} ${last_name}`,
      iwsaid,
      team: language === 'en' ? team.name_en : team.name_ru,
      distance: deps.words[language](`sport:distances.${team.dist_code}.name`),
      event: language === 'en' ? (event.name_en ?? event.name) : event.name,
    }
    await sendLetter(
      tx,
      { letter: 'teamNamed', accountId, path: `/view-event/${team.event_id}`, values },
      deps,
    )
  }
}
