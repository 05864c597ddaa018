import type { Warning } from './warnings.ts'

/** Names that no page author mistakes for ours: those of libraries start with one or two letters, or have a colon. */
const OF_OTHERS = /^(class|tabindex|aria|data|..?)(-|$)|[^a-z-]/

/** Whether a tag does not have an attribute that its author may think it has. */
export const isUnknown =
  ({ host, settings }: Pick<Warning, 'host' | 'settings'>) =>
  (name: string) =>
    !(name in settings || name in host || OF_OTHERS.test(name))
