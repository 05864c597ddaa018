import {
  isAttributeValue,
  type WidgetAttribute,
  type WidgetElement,
  type WidgetElements,
} from '@polynya/contract'
import { readColour, VARIANTS, type Variant } from './snippets.ts'

/** What is chosen in the generator, as its address holds it. */
export interface GeneratorChoice {
  readonly element: WidgetElement
  /** Values that the widget understands, by attribute. */
  readonly values: Readonly<Record<string, string>>
  /** Values that it does not understand. */
  readonly wrong: Readonly<Record<string, string>>
  /** Whether all attributes are present without which the widget has no data. */
  readonly isComplete: boolean
  readonly accent: string
  readonly variant: Variant
}

/** Parameters of the address that are no attributes. None of them is the name of an attribute. */
export const PARAMETERS = { widget: 'widget', accent: 'accent', variant: 'code' } as const

/** The parameter of an attribute: `lang` names the language of the page itself. */
export const parameterOf = (attribute: string) => (attribute === 'lang' ? 'language' : attribute)

/** Reads the choice from the parameters of the address; null if the site has no widgets. */
export function readChoice({ elements }: WidgetElements, query: URLSearchParams): GeneratorChoice | null {
  const element = elements.find(({ name }) => name === query.get(PARAMETERS.widget)) ?? elements[0]
  if (!element) return null
  const typed = offered(element).flatMap((attribute) => {
    const value = query.get(parameterOf(attribute.name))?.trim()
    return value ? [{ attribute, value }] : []
  })
  const valuesThat = (isRight: boolean): Readonly<Record<string, string>> =>
    Object.fromEntries(
      typed
        .filter(({ attribute, value }) => isAttributeValue(attribute, value) === isRight)
        .map(({ attribute, value }) => [attribute.name, value]),
    )
  const values = valuesThat(true)
  return {
    element,
    values,
    wrong: valuesThat(false),
    isComplete: element.attributes.every(({ name, isRequired }) => !isRequired || values[name]),
    accent: readColour(query.get(PARAMETERS.accent)),
    variant: VARIANTS.find((variant) => variant === query.get(PARAMETERS.variant)) ?? 'evergreen',
  }
}

/** Attributes that the generator offers: the code is for this site. */
export const offered = ({ attributes }: WidgetElement): readonly WidgetAttribute[] =>
  attributes.filter(({ name }) => name !== 'src')
