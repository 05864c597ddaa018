import type { FederationRecord } from '@polynya/contract'
import { holderName, type Words } from '@polynya/ui'
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
