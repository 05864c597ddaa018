import type { TextName } from '@polynya/contract'
import { focusSection } from '../../../features/settings-sections/SettingsSection.tsx'
import { textQuery } from '../../../features/texts/text-query.ts'
import { refreshCached } from '../../../infrastructure/api/refresh-cached.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { versionsQuery } from './text-queries.ts'

/** Puts a new version of a text in force, and then shows it wherever the text is shown. */
export function usePublish(name: TextName) {
  const { client, queryClient, notifications } = useApp()

  async function show() {
    await queryClient.invalidateQueries(versionsQuery(client, name))
    for (const lang of ['ru', 'en'] as const) {
      void refreshCached(`site/texts/${name}/${lang}`).then(() =>
        queryClient.invalidateQueries(textQuery(client, name, lang)),
      )
    }
    focusSection('texts')
  }

  return async ({
    after,
    ...body
  }: {
    readonly ru: string
    readonly en: string
    /** The version that is in force as far as its author knows. */
    readonly after: number
  }) => {
    const { label } = await client.site.publishText({ params: { name }, body }, { ifMatch: after })
    notifications.tell(
      { tone: 'good', say: (speak) => ({ text: speak('administration:texts.published', { label }) }) },
      'message',
    )
    // Runs after the dialog has closed: the form is replaced by that of the next version.
    setTimeout(() => void show())
  }
}
