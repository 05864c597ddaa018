/** Attributes of a tag. All are strings and are parsed here only. */

/** Values of an enumeration, the first of which is the default for absent and unknown values; or a pattern. */
export type Attribute<Value extends string = string> =
  | { readonly values: readonly [Value, ...Value[]] }
  | { readonly pattern: RegExp }

export type Attributes = Readonly<Record<string, Attribute>>

/** Parsed attributes of a tag; '' where an attribute is absent. */
export type Settings<A extends Attributes> = {
  readonly [Name in keyof A]: A[Name] extends { readonly values: readonly (infer Value)[] } ? Value : string
}

/** Attributes of every widget, besides `lang`. */
export const COMMON = {
  theme: { values: ['light', 'dark', 'auto'] },
  density: { values: ['normal', 'compact'] },
  loading: { values: ['eager', 'lazy'] },
  'heading-level': { values: ['2', '3', '4', '5', '6'] },
  'link-target': { pattern: /^[\w-]+$/ },
  src: { pattern: /^https?:\/\/[^/]+$/ },
} as const satisfies Attributes

type Read = (name: string) => string | null
type Complain = (problem: string) => void

/** Parses the attributes of a tag. Ignores invalid values and reports them to `complain`. */
export function readSettings<A extends Attributes>(
  attributes: A,
  read: Read,
  complain: Complain = () => {},
): Settings<A> {
  const settings: Record<string, string> = {}
  for (const [name, attribute] of Object.entries(attributes)) {
    const text = read(name)?.trim() ?? ''
    const isKnown = 'values' in attribute ? attribute.values.includes(text) : attribute.pattern.test(text)
    if (text && !isKnown) complain(`${name}="${text}" is not understood`)
    settings[name] = isKnown ? text : 'values' in attribute ? attribute.values[0] : ''
  }
  return settings as Settings<A>
}
