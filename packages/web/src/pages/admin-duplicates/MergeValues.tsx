import { useWords } from '@polynya/ui'
import type { Difference } from './merge-choices.ts'
import type { Merge, Side } from './use-merge.ts'

const SIDES = ['one', 'other'] as const satisfies Side[]

/** Every field in which two profiles differ, with both values to choose from. */
export function MergeValues({ merge }: { readonly merge: Merge }) {
  const { t } = useWords()
  return (
    <section aria-labelledby="values" className="custody-values">
      <h2 id="values">{t('custody:merge.values')}</h2>
      {merge.differences.length === 0 && <p>{t('custody:merge.sameAll')}</p>}
      {merge.differences.map((difference) => (
        <Choice key={difference.field} difference={difference} merge={merge} />
      ))}
    </section>
  )
}

function Choice({ difference, merge }: { readonly difference: Difference; readonly merge: Merge }) {
  const { t } = useWords()
  const { field, values } = difference
  return (
    <fieldset className="field">
      <legend>{t(`custody:fields.${field}`)}</legend>
      <div className="custody-pair">
        {SIDES.map((side, index) => (
          <label key={side} className="tick">
            <input
              type="radio"
              name={field}
              checked={merge.sides[field] === side}
              onChange={() => merge.choose(field, side)}
            />
            <Value field={field} text={values[index] ?? ''} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Value({ field, text }: { readonly field: Difference['field']; readonly text: string }) {
  const { t } = useWords()
  const isPhoto = field === 'avatar' && text !== t('custody:nothing')
  if (isPhoto) return <img src={text} alt={t('custody:fields.avatar')} width={96} height={96} />
  return <span>{text}</span>
}
