import type { DiplomaTemplate } from '@polynya/contract'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { templatesQuery } from './diplomas-query.ts'

/** Returns a function that shows a template as the server stored it. */
export function useStoredTemplate(eventId: number) {
  const { client, queryClient } = useApp()
  const { queryKey } = templatesQuery(client, eventId)
  return (stored: DiplomaTemplate) =>
    queryClient.setQueryData<{ templates: DiplomaTemplate[] }>(
      queryKey,
      (known) =>
        known && {
          templates: known.templates.map((template) =>
            template.diplomaKind === stored.diplomaKind ? stored : template,
          ),
        },
    )
}
