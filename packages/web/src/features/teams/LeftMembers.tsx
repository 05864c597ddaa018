import type { Team } from '@polynya/contract'
import { inLanguage, useWords } from '@polynya/ui'

/** The swimmers who left a team; for its owner and administrators, who alone receive them. */
export function LeftMembers({ team: { leftMembers = [], timeZone } }: { readonly team: Team }) {
  const { t, language, formats } = useWords()
  if (leftMembers.length === 0) return null
  return (
    <section aria-labelledby="left-members">
      <h3 id="left-members">{t('teams:leftMembers')}</h3>
      <ul>
        {leftMembers.map(({ iwsaId, swimmerRu, swimmerEn, leftAt }) => (
          <li key={iwsaId}>
            {t('teams:leftOn', {
              name: inLanguage(language, { ru: swimmerRu, en: swimmerEn })?.text ?? iwsaId,
              date: formats.longDate(leftAt, timeZone),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
