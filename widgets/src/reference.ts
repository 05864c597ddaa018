/**
 * Documentation of what a page may write, listen to and style: the source of the README, the custom-elements
 * manifest and the editor data. Not part of the scripts.
 */

import { type Attributes, COMMON } from './attributes.ts'
import { EVENT_CALENDAR } from './event-calendar/attributes.ts'
import type { Events } from './event-types.ts'
import { LIVE_RESULTS } from './live-results/attributes.ts'
import type { PARTS } from './parts.ts'
import { RANKINGS } from './rankings/attributes.ts'
import { RECORDS } from './records/attributes.ts'
import { RESULTS } from './results/attributes.ts'
import { SWIMMER_CARD } from './swimmer-card/attributes.ts'
import type { TagName } from './tags.ts'
import type { TOKENS } from './tokens.ts'
import type { WidgetState } from './widget-state.ts'

type Descriptions<A extends Attributes> = { readonly [Name in keyof A]: string }

const common = {
  theme: 'Colours; `auto` follows the visitor’s system preference, for pages that do the same',
  density: 'Size of text and spacing',
  loading: '`lazy` loads the widget shortly before it scrolls into view',
  'heading-level': 'Level of the widget’s heading in the page',
  'link-target': 'Where links open, such as `_blank`',
  src: 'Origin of another installation, such as `https://staging.example`',
} as const satisfies Descriptions<typeof COMMON>

const calendar = {
  federation: 'Events of one region, by ISO 3166-2: `RU-KR`',
  season: 'Events of one season: `2025-2026`',
  from: 'Events that end on this day or later: `2026-01-01`',
  to: 'Events that start on this day or earlier',
  view: '`auto` shows a month if there is room for one, otherwise a list',
  discipline: 'Events with one of these distances, by code: `50BR 4x25MX`',
  limit:
    'Number of events, the earliest, up to 100; by default the calendar loads all, by month where they are many',
} as const satisfies Descriptions<typeof EVENT_CALENDAR>

const liveResults = {
  event: 'ID of the event: `7`. Required',
  distance: 'Results of one distance, by code: `50BR`',
  gender: 'Results of `women` or `men`, each with mixed teams',
  highlight: 'Registry ID of a swimmer whose results are brought out',
  limit: 'Number of results, the last ones, up to 100; by default 50',
} as const satisfies Descriptions<typeof LIVE_RESULTS>

const waterCat = 'Results in water of one category: `A`, `B` or `C`'

const rankings = {
  distance:
    'Swimmers by their best result on one distance, by code: `50BR`; by default by points over distances',
  gender: '`women` or `men`; by default women',
  season: 'Results of one season: `2025-2026`',
  'age-group': 'Swimmers of one age group: `E1`',
  water: waterCat,
  country: 'Swimmers of one country, by ISO 3166-1: `RU`',
  region: 'Swimmers of one region, by ISO 3166-2: `RU-KR`',
  limit: 'Number of swimmers that are loaded at once, up to 100; by default 50',
} as const satisfies Descriptions<typeof RANKINGS>

const records = {
  distance: 'Records on one distance, by code: `50BR`',
  gender: 'Records of `women`, of `men`, or of `mixed` relays',
  'age-group': 'Records of one age group: `E1`, or of `all` of them; by default national records',
  water: waterCat,
  state: 'Records that are `tentative` or `approved`; by default both',
  limit: 'Number of records that are loaded at once, up to 100; by default 50',
} as const satisfies Descriptions<typeof RECORDS>

const results = {
  event: 'ID of the event: `7`. Required',
  distance: 'Results of one distance, by code: `50BR`',
  gender: 'Results of `women` or `men`, each with mixed teams',
  'age-group': 'Results of one age group of the event: `E1`',
  club: 'Results of one club, as profiles name it',
  highlight: 'Registry ID of a swimmer whose results are brought out',
  limit: 'Number of results that are loaded at once, up to 100; by default 50',
} as const satisfies Descriptions<typeof RESULTS>

const swimmer = {
  swimmer: 'Registry ID: `PETR004217`. Required',
  show: 'Shown besides the basic facts: `photo`, `about`, or `none`; both by default',
} as const satisfies Descriptions<typeof SWIMMER_CARD>

/** The tags with their attributes. */
export const ELEMENTS = {
  'polynya-event-calendar': {
    summary: 'The events of a federation as a month or a list, with filters',
    attributes: EVENT_CALENDAR,
    descriptions: calendar,
  },
  'polynya-live-results': {
    summary: 'The results of an event as they are recorded, the last one first',
    attributes: LIVE_RESULTS,
    descriptions: liveResults,
  },
  'polynya-rankings': {
    summary: 'Swimmers by their best results on a distance, or by points over distances',
    attributes: RANKINGS,
    descriptions: rankings,
  },
  'polynya-records': {
    summary: 'The records of the federation',
    attributes: RECORDS,
    descriptions: records,
  },
  'polynya-results': {
    summary: 'The published results of an event',
    attributes: RESULTS,
    descriptions: results,
  },
  'polynya-swimmer-card': {
    summary: 'The public profile of a swimmer',
    attributes: SWIMMER_CARD,
    descriptions: swimmer,
  },
} as const satisfies Record<
  TagName,
  { summary: string; attributes: Attributes; descriptions: Record<string, string> }
>

export const EVERY_ELEMENT = { attributes: COMMON, descriptions: common }

export const LANG =
  'Language, `ru` or `en`; by default that of the nearest ancestor with `lang`, otherwise Russian'

export const EVENTS = {
  ready:
    'The first data are shown: `{widget, version, count}`; `element.ready` is a promise of the same object',
  data: 'Data have loaded, or a reload failed and stale data stay: `{count, stale}`',
  change: 'The visitor chose something: `{view, month, day, filters}`',
  navigate: 'A link was followed: `{kind, id, href}`. `preventDefault()` lets the page open its own URL',
  error:
    'Loading or reloading failed: `{code, status, retryable}`; `code` is `load`, `network`, `http`, `shape`, `render` or `attribute`',
  empty: 'There is nothing to show',
} as const satisfies Record<keyof Events, string>

const tokens = {
  font: 'Family of all text',
  accent: 'Links, the pressed button, today',
  'on-accent': 'Text on the accent',
  text: 'Text',
  muted: 'Secondary text',
  surface: 'Background',
  'surface-2': 'Second background: days of other months, hovered buttons',
  border: 'Lines',
  radius: 'Rounding of corners',
  focus: 'Focus ring',
} as const satisfies Record<keyof typeof TOKENS, string>

/** Tokens of colour, type and measure. */
export const EVERY_TOKEN = {
  ...tokens,
  'font-size': 'Font size, 16px; everything scales with it',
  space: 'Padding of the widget, 16px',
  height: 'Height of the calendar, 42 times the font size, and of tables, 36 times',
} as const

export const EVERY_PART = {
  root: 'The whole widget',
  heading: 'Headings',
  toolbar: 'The heading of the calendar with its buttons',
  'nav-button': 'Buttons of the toolbar',
  table: 'The month; a table of results',
  row: 'A week; a row of a table',
  cell: 'A day; the name of a weekday; a cell of a table',
  event: 'An event in the month view',
  card: 'An event in the list; the swimmer’s card',
  link: 'A link outside the month view',
  status: 'State of a registration or of the data',
} as const satisfies Record<keyof typeof PARTS | 'root', string>

export const STATES = {
  loading: 'No data yet',
  ready: 'Data are shown',
  empty: 'The data are empty',
  error: 'Loading failed; the reason is shown',
  stale: 'Reloading failed; older data are shown',
} as const satisfies Record<WidgetState, string>

/** Type of an attribute: the union of its values, or `string`. */
export const typeOf = (attribute: Attributes[string]) =>
  'values' in attribute ? attribute.values.map((value) => `'${value}'`).join(' | ') : 'string'

export const fallbackOf = (attribute: Attributes[string]) =>
  'values' in attribute ? attribute.values[0] : undefined
