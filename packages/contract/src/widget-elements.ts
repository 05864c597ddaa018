/**
 * The tags of the widgets as their build publishes them in `/widgets/elements.json`: for the pages for frames and for
 * the generator of snippets, which so need no list of their own.
 */

/** An attribute of a tag. One without `values` and `pattern` takes any text. */
export interface WidgetAttribute {
  readonly name: string
  /** The accepted values, the first by default. */
  readonly values?: readonly string[]
  /** A regular expression of the accepted values, with the flag `u`. */
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
  return pattern === undefined || new RegExp(pattern, 'u').test(value)
}

/** Attributes that a page for frames does not take: its policy allows no other installation. */
const NOT_IN_FRAMES = ['src']

/** Returns the attributes of a widget that a page for frames takes as query parameters. */
export const framedAttributes = ({
  attributes,
}: Pick<WidgetElement, 'attributes'>): readonly WidgetAttribute[] =>
  attributes.filter(({ name }) => !NOT_IN_FRAMES.includes(name))

interface FrameInput {
  /** Address of the federation's site, such as `https://polynya.example`. */
  readonly origin: string
  readonly element: Pick<WidgetElement, 'name' | 'attributes'>
  /** Values of the attributes by name; absent ones are left out. */
  readonly values: Readonly<Record<string, string>>
  /** Colour of links and buttons as `#rrggbb`, or '' for that of the widget. */
  readonly accent: string
}

/** Returns the address of the page of a widget for frames. */
export function frameAddress({ origin, element, values, accent }: FrameInput): string {
  const taken = framedAttributes(element).flatMap(({ name }) => {
    const value = values[name]
    return value ? [[name, value] as [string, string]] : []
  })
  const query = new URLSearchParams([...taken, ...(accent ? [['accent', accent.slice(1)]] : [])])
  return `${origin}${EMBED_PATH}/${element.name}${query.size > 0 ? `?${query}` : ''}`
}

/** Where sites request what to show in the place of a link. */
export const OEMBED_PATH = '/oembed'

/** The answer of `/oembed`, as https://oembed.com describes it. */
export interface OEmbed {
  readonly version: '1.0'
  readonly type: 'rich'
  readonly title: string
  readonly provider_name: string
  readonly provider_url: string
  /** In CSS pixels, of what `html` shows. */
  readonly width: number
  readonly height: number
  /** A frame with the widget, and a hidden link that a site may show until the frame has loaded. */
  readonly html: string
}
