/** The news of followed starts as notifications. */

import type { RankedResult, Starter } from '@polynya/contract'
import {
  aboutMinutes,
  currentHeat,
  expectedStart,
  findDistCode,
  GENDERS,
  type Gender,
  heatKey,
  heatsOfDay,
  plannedHeat,
  startersOf,
  startNews,
} from '@polynya/domain'
import { resultText } from '@polynya/i18n'
import type { Translate } from '@polynya/i18n/catalogues'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { listsWhere } from '../results/published-lists.ts'
import { startListsFor } from '../start-lists/start-lists-for.ts'
import { listStarts } from '../timing/timing.store.ts'
import type { FollowerRow, Notice } from './push.store.ts'

/** A start of which something is announced. */
interface StartOfDay {
  readonly list: { readonly distCode: string; readonly gender: Gender }
  readonly heat: number
  readonly starter: Starter
  readonly result: RankedResult | null
  readonly expectedAt: Date | null
  readonly news: string
}

/** Milliseconds after which a result, and a heat that should have started, are of no interest. */
const RESULT_MS = 3_600_000
const LATE_HEAT_MS = 600_000

interface Followed {
  readonly eventId: number
  readonly followers: readonly FollowerRow[]
  readonly at: Date
}

/** Returns a notification for each device and start of which something is announced at an instant. */
export async function startNotices(
  db: Db,
  { eventId, followers, at }: Followed,
  { words }: Pick<Deps, 'words'>,
): Promise<Notice[]> {
  const starts = await startsOfDay(db, eventId, at)
  return starts.flatMap((start) =>
    devicesOf(start, followers).map(({ subscription_id, language }) => ({
      subscription_id,
      event_id: eventId,
      entry_id: start.starter.entryId,
      news: start.news,
      title: nameOf(start.starter, language === 'ru'),
      body: bodyOf(start, words[language], at),
      expires_at: expiryOf(start, at),
      sent_at: null,
    })),
  )
}

async function startsOfDay(db: Db, eventId: number, now: Date): Promise<StartOfDay[]> {
  const lists = await startListsFor(db, eventId, { withDrafts: false })
  const results = (await listsWhere(db, eventId, ({ recorded }) => recorded > 0)).flatMap(
    (list) => list.results,
  )
  const recorded = new Map(results.map((result) => [result.starter.entryId, result]))
  const started = (await listStarts(db, eventId)).map(({ offer_distance_id: distanceId, heat }) =>
    heatKey({ distanceId, heat }),
  )
  const heats = heatsOfDay(lists)
  const planned = heats.map((parts) => plannedHeat(parts, new Set(started)))
  const current = currentHeat(planned, recorded)
  return heats.flatMap((parts, index) => {
    const expectedAt = expectedStart(planned, index, { current, now })
    return parts.flatMap((part) =>
      startersOf(part).flatMap(({ starter }) => {
        const result = recorded.get(starter.entryId) ?? null
        const news = startNews({ result, expectedAt }, now)
        const { list, heat } = part
        return news === null ? [] : [{ list, heat: heat.heat, starter, result, expectedAt, news }]
      }),
    )
  })
}

/** The devices that follow the starter or a member of the team, each once. */
function devicesOf({ starter }: StartOfDay, followers: readonly FollowerRow[]): FollowerRow[] {
  const members = starter.team?.teamMembers.map(({ iwsaId }) => iwsaId) ?? []
  const iwsaids = new Set([starter.iwsaid, ...members])
  const found = followers.filter(({ iwsaid }) => iwsaids.has(iwsaid))
  return [...new Map(found.map((device) => [device.subscription_id, device])).values()]
}

function nameOf(starter: Starter, isRussian: boolean): string {
  const { firstName, lastName, nativeFirstName, nativeLastName, team } = starter
  if (team) return isRussian ? team.teamNameRu : team.teamNameEn || team.teamNameRu
  const isNative = isRussian && nativeLastName !== null
  return (isNative ? [nativeFirstName, nativeLastName] : [firstName, lastName]).filter(Boolean).join(' ')
}

/** «50 м вольным стилем, женщины: 00:41.50, 2-е место в E1», or the heat with the minutes until it. */
function bodyOf({ list, heat, result, expectedAt }: StartOfDay, t: Translate, now: Date): string {
  const code = findDistCode(list.distCode)
  const name = code ? t(`sport:distances.${code}.name`) : list.distCode
  const distance = list.gender === 0 ? name : `${name}, ${t(`sport:genders.${GENDERS[list.gender]}`)}`
  if (result) return `${distance}: ${resultText(result, t)}`
  const count = (expectedAt && aboutMinutes(expectedAt, now)) ?? 0
  const when = count === 0 ? t('live:soon') : t('live:inMinutes', { count })
  return t('live:follow.heatSoon', { distance, heat: String(heat), when })
}

const expiryOf = ({ result, expectedAt }: StartOfDay, at: Date): Date =>
  result || expectedAt === null
    ? new Date(at.getTime() + RESULT_MS)
    : new Date(expectedAt.getTime() + LATE_HEAT_MS)
