import type { WidgetAttribute } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useRegions } from '../../features/places/use-regions.ts'
import { SwimmerFinder } from '../../features/swimmers/SwimmerFinder.tsx'
import { Choice } from '../../infrastructure/lists/Choice.tsx'
import { ColourField } from './ColourField.tsx'
import { EventField } from './EventField.tsx'
import { type GeneratorChoice, offered, PARAMETERS, parameterOf } from './generator-choice.ts'
import type { Generator } from './use-generator.ts'
import { ValueField } from './ValueField.tsx'

interface Props extends Pick<Generator, 'choose' | 'nameOf'> {
  readonly choice: GeneratorChoice
}

/** A field for each attribute of the widget: what it shows first, then how. */
export function WidgetSettings({ choice, choose, nameOf }: Props) {
  const { t } = useWords()
  const attributes = offered(choice.element)
  const selecting = attributes.filter(({ selects }) => selects)
  const others = attributes.filter(({ selects }) => !selects)
  const field = (attribute: WidgetAttribute) => (
    <AttributeField key={attribute.name} {...{ attribute, choice, choose, nameOf }} />
  )
  return (
    <>
      <fieldset className="field">
        <legend>{t('embedding:settings')}</legend>
        {selecting.map(field)}
      </fieldset>
      <fieldset className="field">
        <legend>{t('embedding:appearance')}</legend>
        <ColourField value={choice.accent} onChoose={(accent) => choose({ [PARAMETERS.accent]: accent })} />
        {others.map(field)}
      </fieldset>
    </>
  )
}

/** Attributes with a registry ID of a swimmer. */
const SWIMMERS = ['swimmer', 'highlight']

function AttributeField({
  attribute,
  choice: { element, values, wrong },
  choose,
  nameOf,
}: Props & { readonly attribute: WidgetAttribute }) {
  const { t } = useWords()
  const { name } = attribute
  const regions = useRegions()
  const onChoose = (value: string | undefined) => choose({ [parameterOf(name)]: value })
  const label = nameOf('attributes', name)
  const options =
    name === 'federation' || name === 'region'
      ? regions
      : attribute.values?.map((value) => ({ value, text: nameOf('values', value) }))
  if (options) {
    return (
      <Choice
        label={label}
        none={t('embedding:any')}
        value={values[name]}
        options={options}
        onChoose={onChoose}
      />
    )
  }
  const error = name in wrong ? t('embedding:wrong') : undefined
  if (name === 'event') {
    const hint = nameOf('hints', name)
    return <EventField {...{ label, hint, error, onChoose }} value={values[name]} />
  }
  const isSwimmer = SWIMMERS.includes(name)
  return (
    <>
      {isSwimmer && (
        <SwimmerFinder
          label={t('embedding:findSwimmer')}
          hint={nameOf('hints', 'swimmer')}
          found={t('embedding:found')}
          onChoose={({ iwsaid }) => onChoose(iwsaid)}
        />
      )}
      <ValueField
        key={`${element.name} ${values[name]}`}
        label={label}
        hint={isSwimmer ? '' : nameOf('hints', name)}
        value={values[name] ?? wrong[name] ?? ''}
        error={error}
        onChoose={onChoose}
      />
    </>
  )
}
