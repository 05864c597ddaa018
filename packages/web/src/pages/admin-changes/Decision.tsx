import type { ChangeRequest } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { focusOn, useSettled } from '../../features/custody/use-custody.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { RefuseDialog } from './RefuseDialog.tsx'

/** Both decisions on a request, each with a confirmation. */
export function Decision({
  request: { id, outOfSync },
  name,
}: {
  readonly request: ChangeRequest
  readonly name: string
}) {
  const { t } = useWords()
  const { client } = useApp()
  const settled = useSettled()
  const [asking, setAsking] = useState<'accept' | 'refuse' | null>(null)
  const accepts = t(outOfSync ? 'custody:changes.acceptAnyway' : 'custody:changes.accept')

  async function accept() {
    await client.swimmers.acceptChange({ params: { id }, body: { outOfSync } })
    settled((speak) => ({ text: speak('custody:changes.accepted', { name }) }), {
      list: 'changes',
      isGone: (request) => request.id === id,
    })
    focusOn('requests')
  }

  return (
    <>
      <p className="buttons">
        <Button kind="primary" onClick={() => setAsking('accept')}>
          <span aria-hidden="true">{accepts}</span>
          <span className="visually-hidden">{t('custody:changes.acceptNamed', { name })}</span>
        </Button>
        <Button onClick={() => setAsking('refuse')}>
          <span aria-hidden="true">{t('custody:changes.refuse')}</span>
          <span className="visually-hidden">{t('custody:changes.refuseNamed', { name })}</span>
        </Button>
      </p>
      {asking === 'accept' && (
        <ConfirmDialog
          heading={t('custody:changes.acceptNamed', { name })}
          text={t('custody:changes.acceptText')}
          confirm={accepts}
          onConfirm={accept}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'refuse' && <RefuseDialog id={id} name={name} onClose={() => setAsking(null)} />}
    </>
  )
}
