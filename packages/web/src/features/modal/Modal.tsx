import { ErrorState, Skeleton, useWords } from '@polynya/ui'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { withModal } from '../../infrastructure/addresses/modal-address.ts'
import { Icon } from '../../infrastructure/components/Icon.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { contentQuery, LATE } from './content-query.ts'

/** The dialog that the address opens. */
export function Modal() {
  const id = useRouterState({ select: ({ location }) => location.search.show })
  return id === undefined ? null : <OpenModal key={id} id={String(id)} />
}

function OpenModal({ id }: { readonly id: string }) {
  const { t } = useWords()
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    // Before it leaves the page, so that the focus goes back to where it was.
    return () => current?.close()
  }, [])

  /** Back to the page that it was opened from; where it was opened with the page, the page stays. */
  function leave() {
    const { search, href, state } = router.state.location
    if (search.show === undefined) return
    if (state.isOverPage) return router.history.back()
    void router.navigate({ href: withModal(href, null), replace: true, resetScroll: false })
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same, by the browser
    <dialog
      ref={dialog}
      className="modal"
      aria-label={t('details')}
      onClose={leave}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <button
        type="button"
        className="icon-button modal-close"
        aria-label={t('close')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <Content id={id} />
    </dialog>
  )
}

function Content({ id }: { readonly id: string }) {
  const { t } = useWords()
  const { data, error, isFetching, refetch } = useQuery(contentQuery(useApp().words))
  if (data) return <data.ModalContent id={id} />
  return (
    <div className="modal-note">
      {error === null ? (
        <Skeleton shape="line" count={6} />
      ) : (
        <ErrorState
          title={t(error === LATE ? 'loadSlow' : 'loadFailed')}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
    </div>
  )
}
