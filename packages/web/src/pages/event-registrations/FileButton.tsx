import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { failureText } from '../../api/failure-text.ts'
import { useApp } from '../../app/app-context.ts'
import { useAddressQuery } from '../../lists/address-query.ts'
import { saveFile } from '../settings/save-file.ts'
import { filtersIn } from './registrations-query.ts'

/** All registrations that the filters leave, as a table to keep. */
export function FileButton({ eventId: id }: { readonly eventId: number }) {
  const words = useWords()
  const { t, language: lang } = words
  const { client } = useApp()
  const { values } = useAddressQuery()
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  async function save() {
    setWorking(true)
    setProblem(undefined)
    try {
      const call = { params: { id, type: 'csv' }, query: { ...filtersIn(values), lang } } as const
      const { name, type, base64 } = await client.events.registrationsFile(call)
      const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))
      saveFile(name, new Blob([bytes], { type }))
    } catch (error) {
      setProblem(error)
    }
    setWorking(false)
  }

  return (
    <div>
      <Button isBusy={isWorking} onClick={save}>
        {t('registrations:file.csv')}
      </Button>
      <p role="alert" className="field-error">
        {problem !== undefined && `${t('registrations:file.failed')}. ${failureText(problem, words).advice}`}
      </p>
    </div>
  )
}
