import type { FieldIssue } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useEffect, useEffectEvent } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { SelectField } from '../../infrastructure/forms/SelectField.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import type { FieldForm } from '../../infrastructure/forms/use-form-state.ts'
import { type Option, useCountries, useRegionsOf } from '../places/use-places.ts'
import type { PlaceValues } from './swimmer-values.ts'

export function usePlaceLabels() {
  const { t } = useWords()
  return {
    country: t('profile:fields.country'),
    regionCode: t('profile:fields.region'),
    city: t('profile:fields.city'),
    club: t('profile:fields.optional', { label: t('profile:fields.club') }),
  }
}

/** Missing parts of a place: a country with regions requires one. */
export function useRegionCheck(): (values: PlaceValues) => readonly FieldIssue[] {
  const { queryClient, queries } = useApp()
  return ({ country, regionCode }) => {
    const regions = queryClient.getQueryData(queries.regions(country).queryKey)?.regions ?? []
    return regions.length > 0 && regionCode === '' ? [{ path: 'regionCode', reason: 'required' }] : []
  }
}

/** Fields of a swimmer's place. Regions depend on the country: changing the country resets the region. */
export function PlaceFields({ state }: { readonly state: FieldForm<keyof PlaceValues> }) {
  const { t } = useWords()
  const labels = usePlaceLabels()
  const country = state.watchText('country')
  const regionCode = state.watchText('regionCode')
  const countries = useCountries()
  const regions = useRegionsOf(country)
  const chosen = regionCode.startsWith(`${country}-`) ? regionCode : ''
  const chooseRegion = useEffectEvent((region: string) => state.setText('regionCode', region))
  useEffect(() => {
    if (chosen !== regionCode) chooseRegion(chosen)
  }, [chosen, regionCode])
  return (
    <>
      <SelectField
        state={state}
        name="country"
        label={labels.country}
        options={withChoice(t('profile:fields.countryChoose'), countries.options, country)}
      />
      {(regions.options.length > 0 || chosen !== '') && (
        <SelectField
          key={`${country}:${regions.options.length}`}
          state={state}
          name="regionCode"
          label={labels.regionCode}
          options={withChoice(t('profile:fields.regionChoose'), regions.options, chosen)}
        />
      )}
      {(countries.hasFailed || regions.hasFailed) && (
        <p role="alert" className="field-error">
          {t('profile:fields.placesFailed')}{' '}
          <Button
            onClick={() => {
              countries.refetch()
              regions.refetch()
            }}
          >
            {t('retry')}
          </Button>
        </p>
      )}
      <TextField state={state} name="city" label={labels.city} input={{ autoComplete: 'address-level2' }} />
      <TextField state={state} name="club" label={labels.club} input={{ autoComplete: 'organization' }} />
    </>
  )
}

/** With the words that ask to choose, and what is chosen already even while the names are not there. */
function withChoice(ask: string, options: readonly Option[], chosen: string): Option[] {
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen)
  return [{ value: '', text: ask }, ...options, ...(isKnown ? [] : [{ value: chosen, text: chosen }])]
}
