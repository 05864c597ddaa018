/** Records as the lists of a Lenex file. See docs/rules.md#lenex. */

import type { FederationRecord } from '@polynya/contract'
import {
  findDistCode,
  type Gender,
  lenexRecordStatus,
  lenexStyle,
  lenexTime,
  nationOf,
  parseRaceTime,
  RANKING_AGE_GROUPS,
} from '@polynya/domain'
import { type XmlElement, xmlElement } from '../lenex-xml/xml.ts'

/** Returns the root of a file with a list for each kind, age group and gender. */
export function recordLists(records: readonly FederationRecord[]): XmlElement {
  const lists = Map.groupBy(records, ({ kind, ageGroup, gender }) => `${kind} ${ageGroup ?? ''} ${gender}`)
  return xmlElement('LENEX', { version: '3.0' }, [
    xmlElement('CONSTRUCTOR', { name: 'Polynya', version: '1' }),
    xmlElement('RECORDLISTS', {}, [...lists.values()].map(listOf)),
  ])
}

const GENDERS: Readonly<Record<Gender, string>> = { 0: 'X', 1: 'M', 2: 'F' }

function listOf(records: readonly FederationRecord[]): XmlElement | null {
  const [first] = records
  if (!first) return null
  const { kind, ageGroup, gender } = first
  const group = RANKING_AGE_GROUPS.find(({ code }) => code === ageGroup)
  const name = [kind, ageGroup].filter((part) => part !== null).join(' ')
  // Records count in pools of any length, and in open water.
  return xmlElement('RECORDLIST', { name, course: 'OPEN', gender: GENDERS[gender] }, [
    xmlElement('AGEGROUP', { agemin: group?.minAge ?? -1, agemax: group?.maxAge ?? -1 }),
    xmlElement('RECORDS', {}, records.map(recordElement)),
  ])
}

function recordElement(record: FederationRecord): XmlElement | null {
  const { time, state, isCurrent, waterCat, event, place, date } = record
  const code = findDistCode(record.distCode)
  if (code === null || state === 'declined') return null
  const { stroke, distance, relayCount: relaycount, code: own } = lenexStyle(code)
  return xmlElement(
    'RECORD',
    {
      ...{ swimtime: lenexTime(parseRaceTime(time)), status: lenexRecordStatus(state, isCurrent) },
      comment: waterCat && `Water ${waterCat}`,
    },
    [
      xmlElement('SWIMSTYLE', { stroke, distance, relaycount, code: own }),
      xmlElement('MEETINFO', { name: event?.name ?? place, date }),
      record.team ? teamElement(record.team) : swimmerElement(record),
    ],
  )
}

const teamElement = ({ teamNameRu, teamNameEn }: NonNullable<FederationRecord['team']>) =>
  xmlElement('RELAY', { name: teamNameRu }, [
    xmlElement('CLUB', { name: teamNameRu, 'name.en': teamNameEn || null }),
  ])

function swimmerElement({ swimmer, holder, gender }: FederationRecord): XmlElement | null {
  const person = swimmer ?? holder
  if (!person) return null
  const { lastName, firstName, nativeLastName, nativeFirstName, country, regionCode, club } = person
  const isNative = nativeLastName !== null
  return xmlElement(
    'ATHLETE',
    {
      license: swimmer?.iwsaid ?? holder?.registryId ?? null,
      lastname: nativeLastName ?? lastName,
      firstname: (isNative ? nativeFirstName : null) ?? firstName,
      ...{ 'lastname.en': isNative ? lastName : null, 'firstname.en': isNative ? firstName : null },
      ...{ gender: GENDERS[gender], nation: nationOf(country) },
    },
    [xmlElement('CLUB', { name: club, nation: nationOf(country), region: regionCode })],
  )
}
