import type { Entrant } from '@polynya/contract'
import { swimmerName, useWords } from '@polynya/ui'
import { useModalHref } from '../../infrastructure/addresses/use-modal-href.ts'
import { shortDistance } from '../events/distance-name.ts'

/** Who entered, each with their distances and declared times. */
export function EntrantTable({
  swimmers,
  highlighted,
}: {
  readonly swimmers: readonly Entrant[]
  readonly highlighted: string | undefined
}) {
  const { t } = useWords()
  return (
    <div className="entrants">
      <table>
        <caption className="visually-hidden">{t('startLists:entries.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('startLists:columns.number')}</th>
            <th scope="col">{t('startLists:columns.name')}</th>
            <th scope="col" className="entrant-aside">
              {t('startLists:columns.ageGroup')}
            </th>
            <th scope="col" className="entrant-aside">
              {t('startLists:columns.from')}
            </th>
            <th scope="col">{t('startLists:columns.distances')}</th>
          </tr>
        </thead>
        <tbody>
          {swimmers.map((swimmer) => (
            <EntrantRow key={swimmer.swimmerId} swimmer={swimmer} isFound={swimmer.iwsaid === highlighted} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function EntrantRow({ swimmer, isFound }: { readonly swimmer: Entrant; readonly isFound: boolean }) {
  const { language, formats } = useWords()
  const hrefOf = useModalHref()
  const { main } = swimmerName(swimmer, language)
  const { birthYear, ageGroup, club, city, country } = swimmer
  const from = [club, city, country === 'RU' ? null : formats.country(country)].filter(Boolean).join(', ')
  return (
    <tr data-found={isFound || undefined}>
      <td>{swimmer.number}</td>
      <th scope="row">
        <a href={hrefOf(swimmer.iwsaid)} lang={main.lang}>
          {main.text}
        </a>
        <small>{birthYear}</small>
        <small className="entrant-under">{[ageGroup, from].filter(Boolean).join(' · ')}</small>
      </th>
      <td className="entrant-aside">{ageGroup}</td>
      <td className="entrant-aside">{from}</td>
      <td>
        <EntryTags entries={swimmer.entries} />
      </td>
    </tr>
  )
}

/** A swimmer's distances, each with the declared time. */
export function EntryTags({ entries }: Pick<Entrant, 'entries'>) {
  const words = useWords()
  return (
    <ul className="entry-tags">
      {entries.map(({ entryId, distCode, seedTime, team }) => (
        <li key={entryId}>
          {shortDistance(distCode, words)}
          {team && <small>{words.language === 'ru' ? team.teamNameRu : team.teamNameEn}</small>}
          <b className="race-time">{seedTime ?? words.t('startLists:noTime')}</b>
        </li>
      ))}
    </ul>
  )
}
