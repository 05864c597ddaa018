import type { EventView } from '@polynya/contract'
import { DIPLOMA_KINDS, type DiplomaKind } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useId, useState } from 'react'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { DiplomaEditor } from './DiplomaEditor.tsx'
import { templatesQuery } from './diplomas-query.ts'
import './diplomas.css'

interface Props {
  readonly event: EventView
}

/** The templates of the diplomas and the certificates of an event. */
export function DiplomaTemplates({ event }: Props) {
  const { t } = useWords()
  const { client } = useApp()
  const id = useId()
  const [shown, setShown] = useState<DiplomaKind>('diploma')
  return (
    <section aria-labelledby="diplomas">
      <h2 id="diplomas">{t('diplomas:heading')}</h2>
      <p>{t('diplomas:intro')}</p>
      <div className="field">
        <label htmlFor={id}>{t('diplomas:kindLabel')}</label>
        <select
          id={id}
          value={shown}
          onChange={({ target }) => setShown(DIPLOMA_KINDS.find((kind) => kind === target.value) ?? shown)}
        >
          {DIPLOMA_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`diplomas:kinds.${kind}`)}
            </option>
          ))}
        </select>
      </div>
      <Loaded query={templatesQuery(client, event.id)} failed={t('diplomas:loadFailed')} rows={4}>
        {({ templates }) =>
          // Both stay, so that choosing the other one loses no changes.
          templates.map((template) => (
            <div key={template.diplomaKind} hidden={template.diplomaKind !== shown}>
              <DiplomaEditor event={event} template={template} />
            </div>
          ))
        }
      </Loaded>
    </section>
  )
}
