import type { World } from './world.ts'

const SECTION = {
  ru: '\n## На этом сайте {#demo}\n\nФедерация, события и люди здесь выдуманы. Заявляйтесь смело: в воду никто не прыгнет.\n',
  en: '\n## On this site {#demo}\n\nThe federation, its events and people are made up. Enter without fear: nobody will jump into the water.\n',
} as const

/** Sets the federation's contacts and extends the text on registration. */
export async function setUpSite({ superAdmin }: Pick<World, 'superAdmin'>) {
  await superAdmin.site.updateSettings({ body: { support: 'help@demo.polynya.example' } })
  const { ru, en } = await superAdmin.site.textVersion({ params: { name: 'process', version: 1 } })
  const body = { ru: `${ru.trimEnd()}\n${SECTION.ru}`, en: `${en.trimEnd()}\n${SECTION.en}` }
  await superAdmin.site.publishText({ params: { name: 'process' }, body })
}
