/** The Markdown documents of the repository that the site shows, with their places in it. */

import { globSync } from 'node:fs'
import { posix } from 'node:path'
import { LANGUAGES, type Language } from '@polynya/i18n'
import type { Section } from './page.ts'

export interface Source {
  /** From the root of the repository. */
  readonly file: string
  readonly path: string
  readonly language: Language
  readonly section: Section
}

/** Guides of people, by the name of their files in `docs/guides/<language>`, in the order of the menu. */
export const GUIDES = [
  'visitors',
  'swimmers',
  'organisers',
  'secretaries',
  'administrators',
  'judges',
  'regions',
  'developers',
  'operators',
  'news',
] as const

/** Documents in English, in the order of the menu. */
const DOCUMENTS = {
  'sdk/README.md': ['sdk', 'reference'],
  'cli/README.md': ['cli', 'reference'],
  'widgets/README.md': ['widgets', 'reference'],
  'examples/README.md': ['examples', 'reference'],
  'docs/rules.md': ['rules', 'reference'],
  'docs/exchange-files.md': ['exchange-files', 'reference'],
  'docs/operating.md': ['operating', 'operation'],
  'ARCHITECTURE.md': ['architecture', 'project'],
  'CONTRIBUTING.md': ['contributing', 'project'],
  'GLOSSARY.md': ['glossary', 'project'],
} as const satisfies Readonly<Record<string, readonly [name: string, Section]>>

const FOLDERS = {
  'docs/operating': ['operating', 'operation'],
  'docs/how-to': ['how-to', 'howTo'],
  'docs/decisions': ['decisions', 'decisions'],
} as const satisfies Readonly<Record<string, readonly [folder: string, Section]>>

/** @param root folder of the repository */
export function sourcesOf(root: string): Source[] {
  const guides = LANGUAGES.flatMap((language) =>
    GUIDES.map(
      (name): Source => ({
        file: `docs/guides/${language}/${name}.md`,
        path: `${language}/${name}.html`,
        language,
        section: 'guides',
      }),
    ),
  )
  const english = (file: string, name: string, section: Section): Source => ({
    file,
    path: `en/${name}.html`,
    language: 'en',
    section,
  })
  const documents = Object.entries(DOCUMENTS).map(([file, [name, section]]) => english(file, name, section))
  const inFolders = Object.entries(FOLDERS).flatMap(([folder, [name, section]]) =>
    globSync(`${folder}/*.md`, { cwd: root })
      .map((file) => posix.normalize(file.replaceAll('\\', '/')))
      .sort()
      .map((file) => english(file, `${name}/${posix.basename(file, '.md')}`, section)),
  )
  return [...guides, ...documents, ...inFolders]
}
