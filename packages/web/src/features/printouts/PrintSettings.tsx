import { type PrintSettingsInput as Input, PrintSettingsInput } from '@polynya/contract'
import { OPTIONAL_COLUMNS, type OptionalColumn, PRINT_LANGUAGES, SHEET_SIZES } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { CheckboxField } from '../../infrastructure/forms/CheckboxField.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { SelectField } from '../../infrastructure/forms/SelectField.tsx'
import { SubmitLine } from '../../infrastructure/forms/SubmitLine.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'

interface Values extends Omit<Input, 'hiddenColumns' | 'header' | 'headerEn' | 'footer' | 'footerEn'> {
  readonly columns: Record<OptionalColumn, boolean>
  readonly header: string
  readonly headerEn: string
  readonly footer: string
  readonly footerEn: string
}

/** How the printouts of an event look. */
export function PrintSettings({ eventId }: { readonly eventId: number }) {
  const { t } = useWords()
  const { client } = useApp()
  const query = queryOptions({
    queryKey: keys.printSettings(eventId),
    queryFn: ({ signal }) => client.events.printSettings({ params: { id: eventId } }, { signal }),
  })
  return (
    <section aria-labelledby="print-settings">
      <h2 id="print-settings">{t('printouts:settings.heading')}</h2>
      <Loaded query={query} failed={t('printouts:settings.loadFailed')} rows={4}>
        {(settings) => <SettingsForm eventId={eventId} settings={settings} />}
      </Loaded>
    </section>
  )
}

function SettingsForm({ eventId, settings }: { readonly eventId: number; readonly settings: Input }) {
  const { t } = useWords()
  const { client, queryClient } = useApp()
  const state = useFormState<Values, Input>({
    id: `print-settings-${eventId}`,
    schema: PrintSettingsInput,
    defaultValues: valuesOf(settings),
    toInput: inputOf,
    async send(body) {
      await client.events.updatePrintSettings({ params: { id: eventId }, body })
      await queryClient.invalidateQueries({ queryKey: keys.printSettings(eventId) })
    },
  })
  const labels = useLabels()
  const field = (name: keyof typeof labels) => ({ state, name, label: labels[name] }) as const
  return (
    <form className="form" noValidate onSubmit={state.onSubmit}>
      <ErrorSummary state={state} labels={labels} level={3} title={t('printouts:settings.failed')} />
      <div className="field-pair">
        <SelectField {...field('sheetSize')} options={SHEET_SIZES.map((value) => ({ value, text: value }))} />
        <SelectField
          {...field('language')}
          options={PRINT_LANGUAGES.map((value) => ({
            value,
            text: t(`printouts:settings.languages.${value}`),
          }))}
        />
      </div>
      <CheckboxField {...field('isLandscape')} />
      <CheckboxField {...field('showsLogo')} />
      <CheckboxField {...field('namesOfficials')} />
      <div className="field-pair">
        <TextField {...field('header')} />
        <TextField {...field('headerEn')} />
      </div>
      <div className="field-pair">
        <TextField {...field('footer')} />
        <TextField {...field('footerEn')} />
      </div>
      <fieldset className="field print-columns">
        <legend>{t('printouts:settings.columns')}</legend>
        {OPTIONAL_COLUMNS.map((name) => (
          <CheckboxField
            key={name}
            state={state}
            name={`columns.${name}`}
            label={t(`printouts:settings.columnNames.${name}`)}
          />
        ))}
      </fieldset>
      <SubmitLine state={state} saved={t('printouts:settings.saved')}>
        {t('printouts:settings.save')}
      </SubmitLine>
    </form>
  )
}

function useLabels() {
  const { t } = useWords()
  return {
    sheetSize: t('printouts:settings.sheetSize'),
    language: t('printouts:settings.language'),
    isLandscape: t('printouts:settings.isLandscape'),
    showsLogo: t('printouts:settings.showsLogo'),
    namesOfficials: t('printouts:settings.namesOfficials'),
    header: t('printouts:settings.header'),
    headerEn: t('printouts:settings.headerEn'),
    footer: t('printouts:settings.footer'),
    footerEn: t('printouts:settings.footerEn'),
  } as const
}

function valuesOf({ hiddenColumns, header, headerEn, footer, footerEn, ...settings }: Input): Values {
  const isShown = (name: OptionalColumn) => !hiddenColumns.includes(name)
  return {
    ...settings,
    ...{ header: header ?? '', headerEn: headerEn ?? '', footer: footer ?? '', footerEn: footerEn ?? '' },
    columns: Object.fromEntries(OPTIONAL_COLUMNS.map((name) => [name, isShown(name)])) as Values['columns'],
  }
}

const inputOf = ({ columns, header, headerEn, footer, footerEn, ...values }: Values): Input => ({
  ...values,
  ...{
    header: header || null,
    headerEn: headerEn || null,
    footer: footer || null,
    footerEn: footerEn || null,
  },
  hiddenColumns: OPTIONAL_COLUMNS.filter((name) => !columns[name]),
})
