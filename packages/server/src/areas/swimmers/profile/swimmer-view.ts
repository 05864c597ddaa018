/** A swimmer's row as the API returns it: one projection per audience, for every call. */

import type { SportRankData, Swimmer, SwimmerCard, SwimmerLink } from '@polynya/contract'
import { rankValidTill } from '@polynya/domain'
import { fileUrl } from '../../../http/stored-files.ts'
import type { Audience } from './swimmers.rules.ts'
import type { SwimmerRow } from './swimmers.store.ts'

export function swimmerView(row: SwimmerRow, audience: Audience): Swimmer {
  return { ...swimmerCard(row, audience), avatar: row.avatar, ...(audience === 'full' && privatePart(row)) }
}

export function swimmerCard(row: SwimmerRow, audience: Audience): SwimmerCard {
  return {
    id: row.id,
    iwsaid: row.iwsaid,
    firstName: row.first_name,
    lastName: row.last_name,
    gender: row.gender,
    birthYear: Number(row.dob.slice(0, 4)),
    nativeFirstName: row.native_first_name,
    nativePatronim: row.native_patronim,
    nativeLastName: row.native_last_name,
    swimmerInfo: infoOf(row, audience),
    sportRankData: rankOf(row),
    avatarImage: row.avatar === null ? null : fileUrl(row.avatar),
    link: linkOf(row),
    i_status: row.confirmed_at === null ? 0 : 1,
  }
}

function privatePart(row: SwimmerRow) {
  return {
    userId: row.account_id,
    dob: row.dob,
    isParaswimmer: row.is_paraswimmer,
    underEmail: row.under_email,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    ipAddress: row.ip_address,
    version: row.version,
  }
}

function infoOf(row: SwimmerRow, audience: Audience): SwimmerCard['swimmerInfo'] {
  const { country, region: regionCode, city, club, about, phone, vk, fb, publish_links: publishLinks } = row
  return {
    country,
    regionCode,
    city,
    club,
    about,
    ...((audience === 'full' || publishLinks) && { vk, fb }),
    ...(audience === 'full' && { phone, publishLinks }),
  }
}

function rankOf({ rank_id: id, rank, rank_from: validFrom }: SwimmerRow): SportRankData {
  if (rank === null || validFrom === null)
    return { id: null, sportRank: 'none', validFrom: null, validTill: null }
  return { id, sportRank: rank, validFrom, validTill: rankValidTill(rank, validFrom) }
}

function linkOf({ account_id, released_at }: SwimmerRow): SwimmerLink {
  if (account_id !== null) return 'linked'
  return released_at === null ? 'orphan' : 'unlinked'
}
