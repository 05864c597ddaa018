/** The table of the printouts of an event. Who may read them is in the domain, with their names. */

import type { Language } from '@polynya/contract'
import type { PrintoutName, PrintSettings } from '@polynya/domain'
import { sessionView } from '../events/sessions/session-view.ts'
import { listSessions } from '../events/sessions/sessions.store.ts'
import { checkInList, orderList } from './administrators-lists.ts'
import { bilingual } from './bilingual.ts'
import { type ColumnName, cellsIn, columnOf } from './columns.ts'
import { certificates, diplomas } from './diplomas.ts'
import { entriesByClub, entriesByDistance, entriesByName } from './entry-lists.ts'
import { ceremony, medalCount } from './medals.ts'
import type { Printout } from './pdf/printout.ts'
import { getPrintSettings } from './print-settings.ts'
import { heatSheets, startListsByHeat } from './printed-start-lists.ts'
import type { AnyPrintoutKind, PrintoutContext, PrintoutKind } from './printout-context.ts'
import { getPrintoutEvent } from './printouts.store.ts'
import { resultsAbsolute, resultsByGroup } from './protocols.ts'
import { factsIn, type Reading, sharedParts, signaturesIn } from './reading.ts'
import { startsBySwimmer } from './starts-by-swimmer.ts'
import { teamSheets } from './team-sheets.ts'
import { timetable } from './timetable.ts'

const ENTRANT = ['number', 'name', 'birthYear', 'ageGroup', 'region', 'club'] as const
const STARTER = ['lane', 'name', 'birthYear', 'ageGroup', 'region', 'club', 'rank', 'seedTime'] as const
const WATCHES = ['watch1', 'watch2', 'watch3', 'handTime', 'timekeeper'] as const
const CARD = [
  'lane',
  'name',
  'number',
  'birthYear',
  'ageGroup',
  'region',
  'club',
  'seedTime',
  ...WATCHES,
] as const
const AWARDED = [
  ...(['place', 'name', 'birthYear', 'ageGroup', 'region', 'club', 'finalTime', 'points'] as const),
  'checkCode',
] as const
const RESULT = ['rawTime', 'penalties', 'finalTime', 'points', 'note'] as const

const LISTED = { layout: 'table', isSigned: false } as const
const ONE_LIST = { ...LISTED, isOneList: true } as const
const SIGNED = { layout: 'table', isSigned: true } as const

const KINDS: Readonly<Record<PrintoutName, AnyPrintoutKind>> = {
  entries: kind({ ...ONE_LIST, columns: [...ENTRANT, 'entries'], select: entriesByName }),
  entriesByClub: kind({
    ...LISTED,
    columns: ['number', 'name', 'birthYear', 'ageGroup', 'region', 'entries'],
    select: entriesByClub,
  }),
  entriesByDistance: kind({
    ...LISTED,
    columns: [...ENTRANT, 'rank', 'seedTime'],
    select: entriesByDistance,
  }),
  startlists: kind({ ...SIGNED, columns: STARTER, select: startListsByHeat }),
  startsBySwimmer: kind({ ...ONE_LIST, columns: [...ENTRANT, 'starts'], select: startsBySwimmer }),
  timetable: kind({
    ...LISTED,
    columns: ['startsAt', 'distance', 'entered', 'heats', 'heatStarts'],
    select: timetable,
  }),
  protocol: kind({
    ...SIGNED,
    columns: ['place', 'name', 'birthYear', 'region', 'club', ...RESULT],
    select: resultsByGroup,
  }),
  absolute: kind({
    ...SIGNED,
    columns: ['place', 'name', 'birthYear', 'ageGroup', 'region', ...RESULT],
    select: resultsAbsolute,
  }),
  medals: kind({
    ...SIGNED,
    columns: ['place', 'winners', 'gold', 'silver', 'bronze', 'total'],
    select: medalCount,
  }),
  callRoom: kind({ ...LISTED, columns: ['called', 'number', ...STARTER], select: heatSheets }),
  laneCards4: kind({ ...LISTED, columns: CARD, select: heatSheets, layout: 'cards4' }),
  laneCards8: kind({ ...LISTED, columns: CARD, select: heatSheets, layout: 'cards8' }),
  teams: kind({
    ...LISTED,
    columns: ['leg', 'stroke', 'member', 'iwsaid', 'age', 'seedTime'],
    select: teamSheets,
  }),
  ceremony: kind({
    ...LISTED,
    columns: ['place', 'name', 'birthYear', 'region', 'club', 'finalTime'],
    select: ceremony,
    layout: 'large',
  }),
  diplomas: kind({ ...LISTED, columns: AWARDED, select: diplomas, layout: 'sheets' }),
  certificates: kind({ ...LISTED, columns: AWARDED, select: certificates, layout: 'sheets' }),
  checkIn: kind({
    ...ONE_LIST,
    columns: [
      'called',
      'number',
      'name',
      'ageGroup',
      'region',
      'club',
      'entries',
      'paid',
      'documents',
      'checkedIn',
    ],
    select: checkInList,
  }),
  orders: kind({
    ...LISTED,
    columns: ['order', 'payer', 'swimmers', 'status', 'paidAt', 'price', 'received', 'refunded', 'receipt'],
    select: orderList,
  }),
}

/** Checks that a selection has the columns of its kind. */
function kind<const Name extends ColumnName>(given: PrintoutKind<Name>): AnyPrintoutKind {
  return given
}

interface Known extends Omit<PrintoutContext, 'event' | 'sessions' | 'reading'> {
  /** Of the reader; the event may set another one, or both. */
  readonly language: Language
  readonly readingIn: (language: Language) => Reading
}

/** Returns a printout of an event that the caller may see, with what the caller may see in it; without the logo. */
export async function printoutOf(name: PrintoutName, eventId: number, known: Known): Promise<Printout> {
  const { db, caller } = known
  const event = await getPrintoutEvent(db, eventId)
  const settings = await getPrintSettings(db, eventId)
  const sessions = (await listSessions(db, eventId)).map((row) => sessionView(row, event, caller))
  const inLanguage = (language: Language) =>
    printoutIn({ ...known, event, sessions, reading: known.readingIn(language) }, name, settings)
  if (settings.language === 'both') return bilingual(await inLanguage('ru'), await inLanguage('en'))
  return inLanguage(settings.language === 'reader' ? known.language : settings.language)
}

async function printoutIn(
  context: PrintoutContext,
  name: PrintoutName,
  settings: PrintSettings,
): Promise<Printout> {
  const { reading, event, sessions, at } = context
  const { select, layout, isSigned, isOneList = false, ...kind } = KINDS[name]
  const columns = kind.columns.filter((column) => !settings.hiddenColumns.some((hidden) => hidden === column))
  const { mark = null, facts = [], sections, sheets, page } = await select(context)
  return {
    ...sharedParts(reading, event, at),
    ...lookIn(reading, settings),
    ...(page && { page }),
    ...(sheets && { sheets }),
    title: reading.t(`printouts:titles.${name}`),
    facts: [...factsIn(reading, event, sessions), ...facts],
    nothing: reading.t(`printouts:nothing.${name}`),
    mark,
    layout,
    ...(isOneList && { part: null }),
    columns: columns.map((column) => columnOf(column, reading)),
    sections: sections
      .filter(({ rows }) => rows.length > 0)
      .map(({ notes = [], rows, ...section }) => ({
        ...section,
        notes,
        rows: rows.map((cells) => cellsIn(columns, cells)),
      })),
    signatures: isSigned ? signaturesIn(reading, settings.namesOfficials ? sessions : []) : [],
  }
}

/** Returns the parts of a printout that its settings determine. */
const lookIn = ({ language }: Reading, settings: PrintSettings) => ({
  page: { size: settings.sheetSize, isLandscape: settings.isLandscape },
  header: language === 'ru' ? settings.header : (settings.headerEn ?? settings.header),
  footer: language === 'ru' ? settings.footer : (settings.footerEn ?? settings.footer),
  logo: null,
})
