/** Reads Lenex files: a meet with the lines of its elements, and what is wrong with it, by line. */

import { childrenOf, lenexRoot } from '../../lenex-xml/lenex-root.ts'
import type { XmlElement } from '../../lenex-xml/xml.ts'
import { type ElementReading, elementReading, type LenexProblem } from './element-reading.ts'
import type { LenexClub, LenexEvent, LenexMeet, LenexSession } from './lenex-model.ts'
import { readClub } from './read-clubs.ts'

/** Elements of a meet that say something about it; of all others nothing is read. */
const NAMES = new Set([
  ...[
    'LENEX',
    'MEETS',
    'MEET',
    'AGEDATE',
    'POOL',
    'CONTACT',
    'SESSIONS',
    'SESSION',
    'EVENTS',
    'EVENT',
    'FEE',
  ],
  ...['SWIMSTYLE', 'AGEGROUPS', 'AGEGROUP', 'HEATS', 'HEAT', 'CLUBS', 'CLUB', 'ATHLETES', 'ATHLETE'],
  ...['RELAYS', 'RELAY', 'ENTRIES', 'ENTRY', 'RESULTS', 'RESULT', 'SPLITS', 'SPLIT'],
  ...['RELAYPOSITIONS', 'RELAYPOSITION'],
])

const MAX_ELEMENTS = 300_000

interface ReadLenex {
  /** Null if the file has no meet that can be read. */
  readonly meet: LenexMeet | null
  readonly problems: readonly LenexProblem[]
}

/** Returns the meet of a file, plain or in an archive, in the encoding in which it was saved. */
export function readLenex(bytes: Buffer): ReadLenex {
  const found = lenexRoot(bytes, { names: NAMES, elements: MAX_ELEMENTS })
  if ('fault' in found) return { meet: null, problems: [{ field: null, ...found }] }
  const meets = childrenOf(found, 'MEETS').flatMap((list) => childrenOf(list, 'MEET'))
  const [meet, second] = meets
  if (found.name !== 'LENEX' || !meet) return onlyProblem(found.line ?? 1, 'meet_missing')
  if (second) return onlyProblem(second.line ?? 1, 'too_many_meets')
  const reading = elementReading()
  const read = readMeet(meet, reading)
  return { meet: read, problems: reading.problems.toSorted((one, other) => one.line - other.line) }
}

const onlyProblem = (line: number, fault: LenexProblem['fault']): ReadLenex => ({
  meet: null,
  problems: [{ line, field: null, fault }],
})

function readMeet(element: XmlElement, reading: ElementReading): LenexMeet {
  const { text, whole, items, child, place } = reading
  const pool = child(element, 'POOL')
  const lanes = pool && { first: whole(pool, 'lanemin'), last: whole(pool, 'lanemax') }
  const contact = child(element, 'CONTACT')
  const ageDate = child(element, 'AGEDATE')
  const sessions = items(element, 'SESSIONS', 'SESSION').map((each) => readSession(each, reading))
  const { first, last } = lanes ?? { first: null, last: null }
  return {
    ...place(element),
    ...{ name: text(element, 'name') ?? '', nameEn: text(element, 'name.en') },
    ...{ city: text(element, 'city'), nation: text(element, 'nation') },
    ...{ course: text(element, 'course'), organizer: text(element, 'organizer') },
    email: contact && text(contact, 'email'),
    ...{ deadline: text(element, 'deadline'), deadlineTime: text(element, 'deadlinetime') },
    ...{ entryStart: text(element, 'entrystartdate'), maxEntries: whole(element, 'maxentriesathlete') },
    ageDate: textOf(ageDate, 'value', reading),
    countsYears: textOf(ageDate, 'type', reading) === 'YEAR',
    lanes: first === null || last === null ? null : { first, last },
    sessions,
    clubs: items(element, 'CLUBS', 'CLUB').map((each): LenexClub => readClub(each, reading)),
  }
}

const textOf = (element: XmlElement | null, name: string, { text }: ElementReading) =>
  element && text(element, name)

const readSession = (element: XmlElement, reading: ElementReading): LenexSession => ({
  ...reading.place(element),
  ...{ number: reading.whole(element, 'number') ?? 0, name: reading.text(element, 'name') },
  ...{ date: reading.text(element, 'date'), daytime: reading.text(element, 'daytime') },
  course: reading.text(element, 'course'),
  events: reading.items(element, 'EVENTS', 'EVENT').map((each) => readEvent(each, reading)),
})

function readEvent(element: XmlElement, reading: ElementReading): LenexEvent {
  const { text, whole, items, child, place, identified } = reading
  const style = child(element, 'SWIMSTYLE')
  const fee = child(element, 'FEE')
  const previous = text(element, 'preveventid')
  const bound = (group: XmlElement, name: string) => {
    const age = whole(group, name)
    return age === null || age < 0 ? null : age
  }
  return {
    ...place(element),
    ...{ id: identified(element, 'eventid'), number: whole(element, 'number') ?? 0 },
    ...{ gender: text(element, 'gender') ?? 'A', daytime: text(element, 'daytime') },
    previousId: previous === '-1' ? null : previous,
    style: {
      stroke: textOf(style, 'stroke', reading) ?? 'UNKNOWN',
      distance: (style && whole(style, 'distance')) ?? 0,
      relayCount: (style && whole(style, 'relaycount')) ?? 1,
      code: textOf(style, 'code', reading),
    },
    fee: fee && { currency: text(fee, 'currency') ?? '', minor: whole(fee, 'value') ?? 0 },
    ageGroups: items(element, 'AGEGROUPS', 'AGEGROUP').map((group) => ({
      ...{ ...place(group), id: text(group, 'agegroupid') ?? '', name: text(group, 'name') },
      ...{ min: bound(group, 'agemin'), max: bound(group, 'agemax') },
    })),
    heats: items(element, 'HEATS', 'HEAT').map((heat) => ({
      ...{ ...place(heat), id: identified(heat, 'heatid') },
      ...{ number: whole(heat, 'number') ?? 0, daytime: text(heat, 'daytime') },
    })),
  }
}
