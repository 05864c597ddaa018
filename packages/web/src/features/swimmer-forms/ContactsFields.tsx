import { useWords } from '@polynya/ui'
import { CheckboxField } from '../../infrastructure/forms/CheckboxField.tsx'
import { TextAreaField } from '../../infrastructure/forms/TextAreaField.tsx'
import { EMAIL_INPUT, TextField } from '../../infrastructure/forms/TextField.tsx'
import type { FormState } from '../../infrastructure/forms/use-form-state.ts'
import type { ContactsValues } from './swimmer-values.ts'

export function useContactsLabels() {
  const { t } = useWords()
  const optional = (label: string) => t('profile:fields.optional', { label })
  return {
    about: optional(t('profile:fields.about')),
    phone: optional(t('profile:fields.phone')),
    underEmail: optional(t('profile:fields.underEmail')),
    vk: optional(t('profile:fields.vk')),
    fb: optional(t('profile:fields.fb')),
    publishLinks: t('profile:fields.publishLinks'),
  }
}

const LINK_INPUT = { type: 'text', inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const

/** Fields about the swimmer and their contacts; hints name who sees them. */
export function ContactsFields({ state }: { readonly state: FormState<ContactsValues> }) {
  const { t } = useWords()
  const labels = useContactsLabels()
  const field = (name: keyof ContactsValues) => ({ state, name, label: labels[name] }) as const
  return (
    <>
      <TextAreaField {...field('about')} hint={t('profile:fields.aboutHint')} />
      <TextField
        {...field('phone')}
        hint={t('profile:fields.phoneHint')}
        input={{ type: 'text', inputMode: 'tel', autoComplete: 'tel' }}
      />
      <TextField
        {...field('underEmail')}
        hint={t('profile:fields.underEmailHint')}
        input={{ ...EMAIL_INPUT, autoComplete: 'off' }}
      />
      <TextField {...field('vk')} hint="https://vk.com/…" input={LINK_INPUT} />
      <TextField {...field('fb')} hint="https://facebook.com/…" input={LINK_INPUT} />
      <CheckboxField {...field('publishLinks')} />
    </>
  )
}
