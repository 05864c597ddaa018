import { useRouterState } from '@tanstack/react-router'
import { withModal } from './modal-address.ts'

/** Gives the address that shows a swimmer (by registry ID) or a team over the present page: for plain links. */
export function useModalHref(): (id: string) => string {
  const address = useRouterState({ select: ({ location }) => location.href })
  return (id) => withModal(address, id)
}
