import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { filtersIn } from '../../features/registration/registrations-query.ts'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { saveAnswer } from '../../infrastructure/downloads/save-file.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'

const TYPES = ['xlsx', 'csv'] as const
type Type = (typeof TYPES)[number]

/** All registrations that the filters leave, as a table to keep. */
export function FileButtons({ eventId: id }: { readonly eventId: number }) {
  const words = useWords()
  const { t, language: lang } = words
  const { client } = useApp()
  const { values } = useAddressQuery()
  const [working, setWorking] = useState<Type>()
  const [problem, setProblem] = useState<unknown>()

  async function save(type: Type) {
    setWorking(type)
    setProblem(undefined)
    try {
      const call = { params: { id, type }, query: { ...filtersIn(values), lang } }
      saveAnswer(await client.events.registrationsFile(call))
    } catch (error) {
      setProblem(error)
    }
    setWorking(undefined)
  }

  return (
    <div>
      <p className="buttons">
        {TYPES.map((type) => (
          <Button key={type} isBusy={working === type} onClick={() => save(type)}>
            {t(`registrations:file.${type}`)}
          </Button>
        ))}
      </p>
      <p role="alert" className="field-error">
        {problem !== undefined && `${t('registrations:file.failed')}. ${failureText(problem, words).advice}`}
      </p>
    </div>
  )
}
