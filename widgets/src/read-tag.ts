import { urlOf } from '@polynya/contract/widget-sources/source'
import { type Attributes, COMMON, type Problem, readSettings, type Settings } from './attributes.ts'
import type { Widget } from './widget.ts'

export interface ReadTag {
  readonly settings: Settings<Attributes> & Settings<typeof COMMON>
  readonly problems: readonly Problem[]
  /** URL of the data; null while a required attribute is missing or one is invalid. */
  readonly url: string | null
}

/**
 * Reads the attributes of a tag.
 *
 * @param origin of the data, unless the tag names another one
 */
export function readTag(
  { source, attributes }: Pick<Widget<unknown, Attributes>, 'source' | 'attributes'>,
  read: (attribute: string) => string | null,
  origin: string,
): ReadTag {
  const { settings, problems } = readSettings({ ...COMMON, ...attributes }, read)
  const get = (name: string) => settings[name as keyof typeof settings]
  const isWrong = problems.some(({ isFatal }) => isFatal)
  return { settings, problems, url: isWrong ? null : urlOf(source, get, origin) }
}
