import { DescriptionInput, type Language } from '@polynya/contract'
import { useState } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import type { ContentProps } from './content-props.ts'
import { removedParts, showTheSame } from './html-changes.ts'
import type { DescriptionValues } from './rich/RichField.tsx'

/** The form of the description in one language. */
export function useDescriptionForm({
  event: { id, descriptionHTML },
  lang,
  onSaved,
}: Omit<ContentProps<'descriptionHTML'>, 'level'> & {
  readonly lang: Language
}) {
  const { client } = useApp()
  const stored = descriptionHTML.find((each) => each.lang === lang)
  const [isCleaned, setCleaned] = useState(false)
  const state = useFormState({
    id: `description-${id}-${lang}`,
    schema: DescriptionInput,
    defaultValues: { html: stored?.html ?? '' },
    toInput: ({ html }: DescriptionValues) => (html === '' ? { lang } : { lang, html }),
    async send(body) {
      const call = { params: { id }, body }
      const { html } = await (stored ? client.events.updateDesc(call) : client.events.createDesc(call))
      setCleaned(removedParts(body.html).length > 0 || !showTheSame(body.html, html))
      // From now on the stored text is shown.
      state.form.setValue('html', html)
      await onSaved()
    },
  })
  return {
    state,
    isStored: stored !== undefined,
    /** Whether the server took something out of what was just saved. */
    isCleaned: isCleaned && state.isSaved,
  }
}
