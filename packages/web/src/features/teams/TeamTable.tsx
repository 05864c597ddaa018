import type { Team } from '@polynya/contract'
import { inLanguage, useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { useModalHref } from '../../infrastructure/addresses/use-modal-href.ts'
import { ScrollBox } from '../../infrastructure/components/ScrollBox.tsx'
import { stageName, strokeOf, type TeamRowShown } from './team-rows.ts'

/** Number of the columns of the table. */
export const TEAM_COLUMNS = 5

/** Members by leg. On narrow screens the columns are shown below the swimmer's name. */
export function TeamTable({ children }: { readonly children: ReactNode }) {
  const { t } = useWords()
  return (
    <ScrollBox className="team-members" aria-label={t('teams:members')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('teams:columns.stage')}</th>
            <th scope="col">{t('teams:columns.id')}</th>
            <th scope="col">{t('teams:columns.swimmer')}</th>
            <th scope="col" className="team-gender">
              {t('teams:columns.gender')}
            </th>
            <th scope="col" className="team-seed">
              {t('teams:columns.seedTime')}
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollBox>
  )
}

/** A row of the table: a leg or a reserve with its swimmer. */
export function MemberRow({ team, row }: { readonly team: Team; readonly row: TeamRowShown }) {
  const words = useWords()
  const { t } = words
  const { stageId, member, isRepeated, field, timeField } = row
  const stroke = strokeOf(team.distCode, stageId)
  const gender = member && t(`sport:swimmerGenders.${member.gender === 1 ? 'men' : 'women'}`)
  const seedTime = member?.seedTime ?? null
  return (
    <tr data-repeated={isRepeated || undefined}>
      <th scope="row" aria-label={stageName(team, stageId, words)}>
        {stageId > team.stage ? stageName(team, stageId, words) : stageId}
        {stroke && <small>{t(`sport:strokes.${stroke}`)}</small>}
      </th>
      <td>{field ?? <MemberLink row={row} />}</td>
      <td>
        <MemberName row={row} />
        <small className="team-gender-under">{gender}</small>
        <small className="team-seed-under">{member && (seedTime ?? t('teams:noTime'))}</small>
        {timeField}
        {isRepeated && <strong className="team-wrong">{t('messages:teams.memberRepeated')}</strong>}
      </td>
      <td className="team-gender">{gender}</td>
      <td className="team-seed team-time">{seedTime}</td>
    </tr>
  )
}

function MemberLink({ row: { iwsaId } }: { readonly row: TeamRowShown }) {
  const hrefOf = useModalHref()
  return iwsaId && <a href={hrefOf(iwsaId)}>{iwsaId}</a>
}

/** The name of a swimmer in the language of the page. */
export function MemberName({ row: { iwsaId, member } }: { readonly row: TeamRowShown }) {
  const { t, language } = useWords()
  const name = member && inLanguage(language, { ru: member.swimmerRu, en: member.swimmerEn })
  if (name) return <span lang={name.lang}>{name.text}</span>
  return iwsaId ? null : <span className="team-nobody">{t('teams:unnamed')}</span>
}
