/** Reads the clubs of a meet with their swimmers and relay teams. */

import type { XmlElement } from '../../lenex-xml/xml.ts'
import type { ElementReading } from './element-reading.ts'
import type { LenexAthlete, LenexClub, LenexRelay, LenexResult, LenexStart } from './lenex-model.ts'

export function readClub(element: XmlElement, reading: ElementReading): LenexClub {
  const { text, items, place, child } = reading
  const contact = child(element, 'CONTACT')
  return {
    ...place(element),
    ...{ name: text(element, 'name') ?? '', type: text(element, 'type') ?? 'CLUB' },
    ...{ nation: text(element, 'nation'), region: text(element, 'region') },
    city: contact && text(contact, 'city'),
    athletes: items(element, 'ATHLETES', 'ATHLETE').map((each) => readAthlete(each, reading)),
    relays: items(element, 'RELAYS', 'RELAY').map((each) => readRelay(each, reading)),
  }
}

const readAthlete = (element: XmlElement, reading: ElementReading): LenexAthlete => {
  const { text, required, place, identified } = reading
  return {
    ...place(element),
    ...{ id: identified(element, 'athleteid'), license: text(element, 'license') },
    ...{ lastName: required(element, 'lastname'), firstName: text(element, 'firstname') ?? '' },
    namePrefix: text(element, 'nameprefix'),
    ...{ lastNameEn: text(element, 'lastname.en'), firstNameEn: text(element, 'firstname.en') },
    ...{ birthDate: text(element, 'birthdate'), gender: text(element, 'gender') ?? '' },
    nation: text(element, 'nation'),
    ...readStarts(element, reading),
  }
}

const readRelay = (element: XmlElement, reading: ElementReading): LenexRelay => ({
  ...reading.place(element),
  ...{ name: reading.text(element, 'name'), number: reading.whole(element, 'number') },
  gender: reading.text(element, 'gender') ?? 'X',
  ...readStarts(element, reading),
})

const readStarts = (element: XmlElement, reading: ElementReading) => ({
  entries: reading
    .items(element, 'ENTRIES', 'ENTRY')
    .map((entry) => readStart(entry, reading.time(entry, 'entrytime'), reading)),
  results: reading.items(element, 'RESULTS', 'RESULT').map((result) => readResult(result, reading)),
})

function readStart(element: XmlElement, timeCs: number | null, reading: ElementReading): LenexStart {
  const { text, whole, items, place, required, reference } = reading
  const eventId = required(element, 'eventid')
  if (eventId !== '') reference(element, 'eventid', 'event_unknown')
  return {
    ...place(element),
    ...{ eventId, heatId: reference(element, 'heatid', 'heat_unknown') },
    ...{ lane: whole(element, 'lane'), status: text(element, 'status'), timeCs },
    positions: items(element, 'RELAYPOSITIONS', 'RELAYPOSITION').map((position) => ({
      ...{ ...place(position), number: whole(position, 'number') ?? 0 },
      athleteId: text(position, 'athleteid'),
    })),
  }
}

function readResult(element: XmlElement, reading: ElementReading): LenexResult {
  const { whole, items, place, identified, time } = reading
  return {
    ...readStart(element, time(element, 'swimtime'), reading),
    ...{ id: identified(element, 'resultid'), comment: element.attributes.comment || null },
    points: whole(element, 'points'),
    splits: items(element, 'SPLITS', 'SPLIT').flatMap((split) => {
      const timeCs = time(split, 'swimtime')
      const distance = whole(split, 'distance')
      return timeCs === null || distance === null ? [] : [{ ...place(split), distance, timeCs }]
    }),
  }
}
