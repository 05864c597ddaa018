import { Button, useWords } from '@polynya/ui'
import type { FormEvent, InputHTMLAttributes, ReactNode } from 'react'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'

/** Form of filters; its fields become the query of the address. */
export function FilterForm({ children }: { readonly children: ReactNode }) {
  const { t } = useWords()
  const { values, open } = useAddressQuery()

  function onSubmit(domEvent: FormEvent<HTMLFormElement>) {
    domEvent.preventDefault()
    const filled = [...new FormData(domEvent.currentTarget)].map(([name, value]) => [
      name,
      String(value).trim(),
    ])
    open(new URLSearchParams(filled.filter(([, value]) => value)))
  }

  return (
    <search>
      <form
        key={values.toString()}
        className="admin-filters"
        aria-label={t('administration:filters')}
        onSubmit={onSubmit}
      >
        {children}
        <p className="buttons">
          <Button type="submit" kind="primary">
            {t('administration:show')}
          </Button>
          {values.size > 0 && (
            <Button onClick={() => open(new URLSearchParams())}>{t('administration:reset')}</Button>
          )}
        </p>
      </form>
    </search>
  )
}

interface FieldProps {
  readonly name: string
  readonly label: string
}

export function FilterText({
  name,
  label,
  ...input
}: FieldProps & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode'>) {
  const { values } = useAddressQuery()
  return (
    <label>
      {label}
      <input type="text" autoComplete="off" {...input} name={name} defaultValue={values.get(name) ?? ''} />
    </label>
  )
}

export function FilterSelect({
  name,
  label,
  none,
  options,
}: FieldProps & {
  /** Label of the option without a choice. */
  readonly none: string
  readonly options: readonly { readonly value: string; readonly text: string }[]
}) {
  const { values } = useAddressQuery()
  return (
    <label>
      {label}
      <select name={name} defaultValue={values.get(name) ?? ''}>
        <option value="">{none}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
