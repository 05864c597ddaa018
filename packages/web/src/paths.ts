/** The addresses of the pages. */
export const paths = {
  home: '/',
  events: '/events',
  process: '/process',
  terms: '/terms',
  privacy: '/privacy',
  viewEvent: (id: number) => `/view-event/${id}`,
  /** @param next the page that somebody wanted; @param why it cannot be opened as they are */
  login: (next?: string, why?: SignInReason) =>
    `/user/login${next ? `?${new URLSearchParams({ next, ...(why && { why }) })}` : ''}`,
} as const

/** Why somebody is asked to sign in: the page needs it, or the session has ended. */
export type SignInReason = 'required' | 'ended'
