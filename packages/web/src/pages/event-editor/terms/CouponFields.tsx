import { useWords } from '@polynya/ui'
import { CheckboxField } from '../../../infrastructure/forms/CheckboxField.tsx'
import { SelectField } from '../../../infrastructure/forms/SelectField.tsx'
import { TextField } from '../../../infrastructure/forms/TextField.tsx'
import type { FormState } from '../../../infrastructure/forms/use-form-state.ts'
import { RowActions } from '../rows/RowActions.tsx'
import type { RowMoves } from '../rows/use-rows.ts'
import type { CouponsValues } from './coupon-values.ts'

/** One coupon. */
export function CouponFields({
  state,
  rows,
  index,
  used,
}: {
  readonly state: FormState<CouponsValues>
  readonly rows: RowMoves
  readonly index: number
  /** By how many orders. */
  readonly used: number
}) {
  const { t } = useWords()
  const path = `coupons.${index}` as const
  const label = (field: 'code' | 'kind' | 'value' | 'maxUses' | 'oncePerAccount' | 'from' | 'until') =>
    t(`eventEditor:terms.coupons.${field}`)
  return (
    <li className="row-group">
      <div className="row-group-head">
        <strong>{rows.rowName(index)}</strong>
        <span>{t('eventEditor:terms.coupons.used', { count: used })}</span>
        <RowActions rows={rows} index={index} />
      </div>
      <div className="field-pair">
        <TextField
          state={state}
          name={`${path}.code`}
          label={label('code')}
          input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
        />
        <TextField
          state={state}
          name={`${path}.maxUses`}
          label={label('maxUses')}
          hint={t('eventEditor:terms.coupons.maxUsesHint')}
          input={{ inputMode: 'numeric' }}
        />
      </div>
      <div className="field-pair">
        <SelectField
          state={state}
          name={`${path}.kind`}
          label={label('kind')}
          options={(['percent', 'amount'] as const).map((each) => ({
            value: each,
            text: t(`eventEditor:terms.coupons.kinds.${each}`),
          }))}
        />
        <TextField
          state={state}
          name={`${path}.value`}
          label={label('value')}
          input={{ inputMode: 'decimal' }}
        />
      </div>
      <div className="field-pair">
        {(['from', 'until'] as const).map((field) => (
          <TextField
            key={field}
            state={state}
            name={`${path}.${field}`}
            label={label(field)}
            input={{ type: 'date' }}
          />
        ))}
      </div>
      <CheckboxField state={state} name={`${path}.oncePerAccount`} label={label('oncePerAccount')} />
    </li>
  )
}
