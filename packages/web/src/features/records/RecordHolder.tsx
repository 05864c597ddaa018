import type { FederationRecord } from '@polynya/contract'
import { inLanguage, swimmerName, type Words } from '@polynya/ui'
import { useModalHref } from '../../infrastructure/addresses/use-modal-href.ts'

interface Props {
  readonly record: Pick<FederationRecord, 'swimmer' | 'holder' | 'team'>
  readonly words: Pick<Words, 'language'>
}

/** The holder of a record: a link to the profile, or the name of a relay team or of a swimmer without a profile. */
export function RecordHolder({ record, words: { language } }: Props) {
  const hrefOf = useModalHref()
  const name = holderName(record, language)
  if (!name) return null
  return record.swimmer ? (
    <a href={hrefOf(record.swimmer.iwsaid)} lang={name.lang}>
      {name.text}
    </a>
  ) : (
    <span lang={name.lang}>{name.text}</span>
  )
}

/** The name of the holder of a record; null if it is not known. */
export function holderName({ swimmer, holder, team }: Props['record'], language: Words['language']) {
  const person = swimmer ?? (holder && { ...holder, nativePatronim: null })
  if (person) return swimmerName(person, language).main
  return team && inLanguage(language, { ru: team.teamNameRu, en: team.teamNameEn })
}
