/** What a tag may say: texts alone, each read here and nowhere else. */

/** The values of an enumeration, the first of which stands for none and for unknown ones; or what a text must look like. */
export type Attribute<Value extends string = string> =
  | { readonly values: readonly [Value, ...Value[]] }
  | { readonly pattern: RegExp }

export type Attributes = Readonly<Record<string, Attribute>>

/** What the attributes of a tag come to; '' where nothing is said. */
export type Settings<A extends Attributes> = {
  readonly [Name in keyof A]: A[Name] extends { readonly values: readonly (infer Value)[] } ? Value : string
}

/** What every widget understands, besides `lang`. */
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

/** Reads the attributes of a tag; what is not understood is left out and complained of. */
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
