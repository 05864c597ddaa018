/** Attributes of a tag. All are strings and are parsed here only. */

/** Values of an enumeration, the first of which is the default for absent and unknown values; or a pattern. */
export type Attribute<Value extends string = string> =
  | { readonly values: readonly [Value, ...Value[]] }
  | Pattern

interface Pattern {
  readonly pattern: RegExp
  /** Whether it selects the data. Where its value is wrong there are none, rather than others than the page requests. */
  readonly selects?: true
  /** Of a number: the greatest; greater ones are replaced by it. */
  readonly max?: number
}

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
  src: { pattern: /^https?:\/\/[^/]+$/, selects: true },
} as const satisfies Attributes

type Read = (name: string) => string | null

/** An attribute whose value is not understood. */
export interface Problem {
  readonly name: string
  readonly value: string
  readonly isFatal: boolean
}

/** Parses the attributes of a tag, and reports the values that are not understood. */
export function readSettings<A extends Attributes>(
  attributes: A,
  read: Read,
): { readonly settings: Settings<A>; readonly problems: readonly Problem[] } {
  const settings: Record<string, string> = {}
  const problems: Problem[] = []
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = read(name)?.trim() ?? ''
    const parsed = parse(attribute, value)
    if (value && parsed !== value) {
      problems.push({ name, value, isFatal: 'selects' in attribute && parsed === '' })
    }
    settings[name] = parsed
  }
  return { settings: settings as Settings<A>, problems }
}

function parse(attribute: Attribute, value: string): string {
  if ('values' in attribute) return attribute.values.includes(value) ? value : attribute.values[0]
  const { pattern, max } = attribute
  if (!pattern.test(value)) return ''
  return max !== undefined && Number(value) > max ? String(max) : value
}
