/**
 * What a page may write, hear and style, in words: the README, the custom-elements manifest and the data of editors
 * are made of this. Nothing of it is in the scripts.
 */

import { type Attributes, COMMON } from './attributes.ts'
import type { Events } from './dispatch.ts'
import { EVENT_CALENDAR } from './event-calendar/attributes.ts'
import type { PARTS } from './parts.ts'
import type { StageState } from './stage.ts'
import { SWIMMER_CARD } from './swimmer-card/attributes.ts'
import type { TagName } from './tags.ts'
import type { TOKENS } from './tokens.ts'

type Told<A extends Attributes> = { readonly [Name in keyof A]: string }

const common = {
  theme: 'Colours; `auto` follows the visitor’s system, for pages that do so themselves',
  density: 'How large text and room are',
  loading: '`lazy` waits until the widget is about to be seen',
  'heading-level': 'How deep its heading stands in the page',
  'link-target': 'Where links open, such as `_blank`',
  src: 'Origin of another installation, such as `https://staging.example`',
} as const satisfies Told<typeof COMMON>

const calendar = {
  federation: 'Events of one region, by ISO 3166-2: `RU-KR`',
  season: 'Events of one season: `2025-2026`',
  from: 'Events that end on this day or later: `2026-01-01`',
  to: 'Events that begin on this day or earlier',
  view: '`auto` is a month where there is room for one, else a list',
  discipline: 'Events with one of these distances, by code: `50BR 4x25MX`',
  limit: 'At most so many events, up to 100',
} as const satisfies Told<typeof EVENT_CALENDAR>

const swimmer = {
  swimmer: 'Registry ID: `PETR004217`. Needed',
  show: 'What is shown besides the facts: `photo`, `about`, or `none`; both by default',
} as const satisfies Told<typeof SWIMMER_CARD>

/** The tags with what they understand. */
export const ELEMENTS = {
  'polynya-event-calendar': {
    summary: 'The events of a federation as a month or a list, with filters',
    attributes: EVENT_CALENDAR,
    told: calendar,
  },
  'polynya-swimmer-card': {
    summary: 'What everybody may know of a swimmer',
    attributes: SWIMMER_CARD,
    told: swimmer,
  },
} as const satisfies Record<
  TagName,
  { summary: string; attributes: Attributes; told: Record<string, string> }
>

export const EVERY_ELEMENT = { attributes: COMMON, told: common }

export const LANG = 'Language, `ru` or `en`; else that of the nearest `lang` around, else Russian'

export const EVENTS = {
  ready: 'The first data are shown: `{widget, version, count}`; `element.ready` is a promise of the same',
  data: 'Data came, or stayed because newer ones did not come: `{count, stale}`',
  change: 'The visitor chose something: `{view, month, filters}`',
  navigate: 'A link was followed: `{kind, id, href}`. `preventDefault()` lets the page open its own',
  error:
    'There are no data, or none newer: `{code, status, retryable}`; `code` is `load`, `network`, `http`, `shape` or `render`',
  empty: 'There is nothing to show',
} as const satisfies Record<keyof Events, string>

const tokens = {
  font: 'Family of all text',
  accent: 'Links, the pressed button, today',
  'on-accent': 'Text on the accent',
  text: 'Text',
  muted: 'Secondary text',
  surface: 'Ground',
  'surface-2': 'Sunken ground: days of other months, hovered buttons',
  border: 'Lines',
  radius: 'Rounding of corners',
  focus: 'Ring around what has the focus',
} as const satisfies Record<keyof typeof TOKENS, string>

/** The tokens of colour and type, and those of measure. */
export const EVERY_TOKEN = {
  ...tokens,
  'font-size': 'Size of text, 16px; everything grows with it',
  space: 'Room between the edge and what is inside, 16px',
  height: 'Height of the calendar, 42 times the size of text',
} as const

export const EVERY_PART = {
  root: 'Everything',
  heading: 'Headings',
  toolbar: 'The heading of the calendar with its buttons',
  'nav-button': 'Buttons of the toolbar',
  table: 'The month',
  row: 'A week',
  cell: 'A day, and the names of the days',
  event: 'An event on the month',
  card: 'An event in the list; the swimmer’s card',
  link: 'A link outside the month',
  status: 'How it stands with a registration, with the data',
} as const satisfies Record<keyof typeof PARTS | 'root', string>

export const STATES = {
  loading: 'No data yet',
  ready: 'There are data',
  empty: 'There are data, and nothing in them',
  error: 'There are none, and why is said',
  stale: 'There are older ones',
} as const satisfies Record<StageState, string>

/** How an attribute may be written: the values that it takes, or `string`. */
export const typeOf = (attribute: Attributes[string]) =>
  'values' in attribute ? attribute.values.map((value) => `'${value}'`).join(' | ') : 'string'

export const fallbackOf = (attribute: Attributes[string]) =>
  'values' in attribute ? attribute.values[0] : undefined
