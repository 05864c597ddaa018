import type { EntrantFilter, MessageDraft } from '@polynya/contract'
import { given } from '../../calls/take.ts'
import type { Context } from '../../context/context.ts'
import type { Input } from '../../definitions/commands.ts'
import { flagName } from '../../definitions/spec.ts'
import { Stop } from '../../failures/exit-status.ts'
import { readText } from '../../input/read-input.ts'
import { distanceOf, distancesOf } from '../events/distance-of.ts'

type MessageFlags = Input<'messages preview'>

const TEXTS = ['subjectRu', 'textRu', 'subjectEn', 'textEn'] as const

/** A message in both languages, and whom it is for, from flags and files. */
export async function messageOf(context: Context, id: number, flags: MessageFlags): Promise<MessageDraft> {
  const missing = TEXTS.filter((name) => flags[name] === undefined).map(flagName)
  if (missing.length > 0) throw new Stop('usage', context.t('cli:needsFlags', { flags: missing.join(', ') }))
  const { subjectRu = '', textRu = '', subjectEn = '', textEn = '' } = flags
  return {
    filter: await filterOf(context, id, flags),
    subjectRu,
    textRu: (await readText(context, textRu)).trim(),
    subjectEn,
    textEn: (await readText(context, textEn)).trim(),
  }
}

async function filterOf(context: Context, id: number, flags: MessageFlags): Promise<EntrantFilter> {
  const { distance, entry: state, region, club, swimmer } = flags
  const iwsaid = swimmer?.toUpperCase()
  if (distance === undefined) return given({ state, region, club, iwsaid })
  const { events } = await context.client()
  const { distanceId } = distanceOf(context, distancesOf(await events.get({ params: { id } })), distance)
  return given({ distanceId, state, region, club, iwsaid })
}
