import type { Language } from '@polynya/contract'
import type { Catalogue, Namespace } from './catalogue.ts'

type Loaders = { readonly [N in Namespace]: () => Promise<Catalogue[N]> }

/** One import a file, so that a bundler makes a chunk of each and no language brings along another. */
const LOADERS: Record<Language, Loaders> = {
  ru: {
    shell: async () => (await import('./ru/shell.ts')).shell,
    errors: async () => (await import('./ru/errors.ts')).errors,
    messages: async () => (await import('./ru/messages.ts')).messages,
    sport: async () => (await import('./ru/sport.ts')).sport,
    events: async () => (await import('./ru/events.ts')).events,
    swimmers: async () => (await import('./ru/swimmers.ts')).swimmers,
    account: async () => (await import('./ru/account.ts')).account,
    home: async () => (await import('./ru/home.ts')).home,
    mail: async () => (await import('./ru/mail.ts')).mail,
    widgets: async () => (await import('./ru/widgets.ts')).widgets,
  },
  en: {
    shell: async () => (await import('./en/shell.ts')).shell,
    errors: async () => (await import('./en/errors.ts')).errors,
    messages: async () => (await import('./en/messages.ts')).messages,
    sport: async () => (await import('./en/sport.ts')).sport,
    events: async () => (await import('./en/events.ts')).events,
    swimmers: async () => (await import('./en/swimmers.ts')).swimmers,
    account: async () => (await import('./en/account.ts')).account,
    home: async () => (await import('./en/home.ts')).home,
    mail: async () => (await import('./en/mail.ts')).mail,
    widgets: async () => (await import('./en/widgets.ts')).widgets,
  },
}

/** The texts of one namespace in one language; rejects where they cannot be fetched. */
export function loadNamespace<N extends Namespace>(language: Language, namespace: N): Promise<Catalogue[N]> {
  const load: Loaders[N] = LOADERS[language][namespace]
  return load()
}
