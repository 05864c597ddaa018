import type { ResultList } from '@polynya/contract'
import { DIPLOMA_PRINTOUTS, type DiplomaKind } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { cachedFile } from '../../infrastructure/downloads/cached-file.ts'
import { saveFile } from '../../infrastructure/downloads/save-file.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { ownSwimmersQuery } from '../registration/register-queries.ts'
import { awardedKinds } from './awarded-kinds.ts'

interface Props {
  readonly eventId: number
  readonly iwsaid: string
  readonly lists: readonly ResultList[]
}

/** Saves the diplomas and the certificates of a swimmer, for the account that has the profile. */
export function OwnDiplomas({ eventId, iwsaid, lists }: Props) {
  const words = useWords()
  const { t, language } = words
  const { client } = useApp()
  const user = useUser()
  const kinds = awardedKinds(lists, iwsaid)
  const { data } = useQuery({ ...ownSwimmersQuery(client), enabled: user !== null && kinds.length > 0 })
  const { mutate, variables, isPending, error } = useMutation({
    async mutationFn(kind: DiplomaKind) {
      const file = `${DIPLOMA_PRINTOUTS[kind]}.pdf`
      const address = `/printouts/${eventId}/${file}?${new URLSearchParams({ iwsaid, lang: language })}`
      saveFile(`event-${eventId}-${iwsaid}-${file}`, await cachedFile(client, address))
    },
  })
  if (!data?.swimmers.some((own) => own.iwsaid === iwsaid)) return null
  return (
    <>
      <p className="buttons">
        {kinds.map((kind) => (
          <Button key={kind} isBusy={isPending && variables === kind} onClick={() => mutate(kind)}>
            {t(`results:own.${kind}`)}
          </Button>
        ))}
      </p>
      <p role="alert" className="field-error">
        {error && failureText(error, words).advice}
      </p>
    </>
  )
}
