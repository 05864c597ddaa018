/**
 * The tags of the widgets as their build publishes them in `/widgets/elements.json`: for the pages for frames and for
 * the generator of snippets, which so need no list of their own.
 */

/** An attribute of a tag. One without `values` and `pattern` takes any text. */
export interface WidgetAttribute {
  readonly name: string
  /** The accepted values, the first by default. */
  readonly values?: readonly string[]
  /** A regular expression of the accepted values. */
  readonly pattern?: string
  /** Whether the widget shows no data while the attribute is absent. */
  readonly isRequired?: true
  /** Whether it selects the data. The widget names a wrong value itself and shows no data. */
  readonly selects?: true
}

/** A file that one digest covers. */
export interface PinnedFile {
  /** Path below `/widgets/`. */
  readonly file: string
  /** Subresource Integrity, such as `sha384-…`. */
  readonly integrity: string
}

export interface WidgetElement {
  /** The tag without its prefix, such as `event-calendar`. */
  readonly name: string
  readonly tag: string
  /** In CSS pixels, in its narrowest column: that of a frame whose page does not listen to messages. */
  readonly height: number
  readonly attributes: readonly WidgetAttribute[]
  readonly pinned: PinnedFile
}

export interface WidgetElements {
  readonly version: string
  readonly elements: readonly WidgetElement[]
}

/** Where the pages for frames are, on the server that serves the widgets. */
export const EMBED_PATH = '/embed'

/**
 * Where widgets are as HTML with their content, for pages that include it. The version is that of the markup, like that of
 * the loader.
 */
export const FRAGMENT_PATH = '/embed/v1'

/** The type of the message by which a page in a frame reports its height, in CSS pixels, to the page around it. */
export const HEIGHT_MESSAGE = 'polynya-height'

/** Returns whether a widget understands a value of an attribute. */
export function isAttributeValue({ values, pattern }: WidgetAttribute, value: string): boolean {
  if (values) return values.includes(value)
  return pattern === undefined || new RegExp(pattern).test(value)
}

/** Attributes that a page for frames does not take: its policy allows no other installation. */
const NOT_IN_FRAMES = ['src']

/** Returns the attributes of a widget that a page for frames takes as query parameters. */
export const framedAttributes = ({ attributes }: WidgetElement): readonly WidgetAttribute[] =>
  attributes.filter(({ name }) => !NOT_IN_FRAMES.includes(name))

/** Where on an event's page a widget's data are. */
const PARTS_OF_EVENT: Readonly<Record<string, string>> = {
  results: '?tab=results',
  'live-results': '/live',
}

const PAGES: Readonly<Record<string, string>> = {
  'event-calendar': '/events',
  rankings: '/rankings',
  records: '/records',
}

/** Returns the path of the site's page that shows the same as a widget: the target of the link in its tag. */
export function pageOfWidget(name: string, values: Readonly<Record<string, string | undefined>>): string {
  if (values.swimmer) return `/view-swimmer/${encodeURIComponent(values.swimmer)}`
  if (values.event) return `/view-event/${encodeURIComponent(values.event)}${PARTS_OF_EVENT[name] ?? ''}`
  return PAGES[name] ?? '/'
}
