/** The elements of a meet: what is written into a Lenex file. */

import { lenexTime } from '@polynya/domain'
import { type XmlElement, xmlElement, xmlList } from '../../lenex-xml/xml.ts'
import type {
  LenexAthlete,
  LenexClub,
  LenexEvent,
  LenexMeet,
  LenexRelay,
  LenexResult,
  LenexSession,
  LenexStart,
} from './lenex-model.ts'

/** Returns the root of a file with one meet. */
export const lenexElement = (meet: LenexMeet): XmlElement =>
  xmlElement('LENEX', { version: '3.0' }, [
    xmlElement('CONSTRUCTOR', { name: 'Polynya', version: '1' }, [contactElement(meet)]),
    xmlElement('MEETS', {}, [meetElement(meet)]),
  ])

const contactElement = ({ email, organizer }: LenexMeet) =>
  email === null ? null : xmlElement('CONTACT', { name: organizer, email })

function meetElement(meet: LenexMeet): XmlElement {
  const { name, city, nation, course, organizer, ageDate, lanes } = meet
  const values = {
    ...{ name, 'name.en': meet.nameEn, city, nation, course, organizer },
    ...{ entrystartdate: meet.entryStart, deadline: meet.deadline, deadlinetime: meet.deadlineTime },
    maxentriesathlete: meet.maxEntries,
  }
  return xmlElement('MEET', values, [
    ageDate === null
      ? null
      : xmlElement('AGEDATE', { type: meet.countsYears ? 'YEAR' : 'DATE', value: ageDate }),
    lanes && xmlElement('POOL', { lanemin: lanes.first, lanemax: lanes.last }),
    contactElement(meet),
    xmlElement('SESSIONS', {}, meet.sessions.map(sessionElement)),
    xmlList('CLUBS', meet.clubs.map(clubElement)),
  ])
}

const sessionElement = ({ number, name, date, daytime, course, events }: LenexSession) =>
  xmlElement('SESSION', { number, name, date, daytime, course }, [
    xmlElement('EVENTS', {}, events.map(eventElement)),
  ])

function eventElement({ id, number, gender, daytime, fee, style, ...event }: LenexEvent): XmlElement {
  const { stroke, distance, relayCount: relaycount, code } = style
  return xmlElement('EVENT', { eventid: id, number, order: number, gender, daytime, round: 'TIM' }, [
    fee && xmlElement('FEE', { currency: fee.currency, value: fee.minor }),
    xmlElement('SWIMSTYLE', { stroke, distance, relaycount, code }),
    xmlList(
      'AGEGROUPS',
      event.ageGroups.map((group) =>
        xmlElement('AGEGROUP', {
          ...{ agegroupid: group.id, name: group.name },
          ...{ agemin: group.min ?? -1, agemax: group.max ?? -1 },
        }),
      ),
    ),
    xmlList(
      'HEATS',
      event.heats.map((heat) =>
        xmlElement('HEAT', {
          heatid: heat.id,
          number: heat.number,
          order: heat.number,
          daytime: heat.daytime,
        }),
      ),
    ),
  ])
}

const clubElement = ({ name, type, nation, region, city, athletes, relays }: LenexClub) =>
  xmlElement('CLUB', { name, type, nation, region }, [
    ...(city === null ? [] : [xmlElement('CONTACT', { city })]),
    xmlList('ATHLETES', athletes.map(athleteElement)),
    xmlList('RELAYS', relays.map(relayElement)),
  ])

const athleteElement = ({ entries, results, ...athlete }: LenexAthlete) =>
  xmlElement(
    'ATHLETE',
    {
      ...{ athleteid: athlete.id, license: athlete.license },
      ...{ lastname: athlete.lastName, firstname: athlete.firstName },
      nameprefix: athlete.namePrefix,
      ...{ 'lastname.en': athlete.lastNameEn, 'firstname.en': athlete.firstNameEn },
      ...{ birthdate: athlete.birthDate, gender: athlete.gender, nation: athlete.nation },
    },
    [xmlList('ENTRIES', entries.map(entryElement)), xmlList('RESULTS', results.map(resultElement))],
  )

const relayElement = ({ name, number, gender, entries, results }: LenexRelay) =>
  xmlElement('RELAY', { name, number, gender, agemin: -1, agemax: -1, agetotalmin: -1, agetotalmax: -1 }, [
    xmlList('ENTRIES', entries.map(entryElement)),
    xmlList('RESULTS', results.map(resultElement)),
  ])

const entryElement = (entry: LenexStart) =>
  xmlElement('ENTRY', { ...placeOf(entry), entrytime: lenexTime(entry.timeCs) }, [positionsElement(entry)])

function resultElement(result: LenexResult): XmlElement {
  const { id: resultid, points, comment, splits } = result
  const swimtime = lenexTime(result.timeCs)
  return xmlElement('RESULT', { resultid, ...placeOf(result), swimtime, points, comment }, [
    xmlList(
      'SPLITS',
      splits.map(({ distance, timeCs }) => xmlElement('SPLIT', { distance, swimtime: lenexTime(timeCs) })),
    ),
    positionsElement(result),
  ])
}

const placeOf = ({ eventId: eventid, heatId: heatid, lane, status }: LenexStart) => ({
  ...{ eventid, heatid, lane, status },
})

const positionsElement = ({ positions }: LenexStart) =>
  xmlList(
    'RELAYPOSITIONS',
    positions.map(({ number, athleteId: athleteid }) => xmlElement('RELAYPOSITION', { number, athleteid })),
  )
