/** Description of an event for its page, in Russian and English, as HTML. */

import type { EventKind } from '@polynya/contract'
import type { Venue } from '../venues/venue.ts'
import { VENUES } from '../venues/venues.ts'
import { waterTemperature } from '../venues/water-temperature.ts'
import { titleOf } from './an-event.ts'
import type { EventPlan } from './event-plan.ts'

type Said = Readonly<Record<EventKind, string>>

const ABOUT_RU: Said = {
  championship:
    'Чемпионат собирает сильнейших пловцов региона и гостей из-за рубежа. Старты проходят в ледовом бассейне 25 метров с электронным хронометражем.',
  cup: 'Этап кубка для любителей и мастеров: личные дистанции, эстафеты и командный зачёт. Ледовый бассейн 25 метров, шесть дорожек, времена до сотых.',
  festival:
    'Праздник для всей семьи: короткие заплывы, юные моржи, водное шоу и общее погружение. Опыт не нужен, нужна справка от врача.',
  openWater:
    'Заплыв на открытой воде с сопровождением катеров и каяков. Два зачёта: общий и в гидрокостюмах.',
  seminar:
    'Два дня с главными судьями федерации: правила, старт, финиш, спорные случаи, практика у воды и квалификационный экзамен.',
}

const ABOUT_EN: Said = {
  championship:
    'The championship brings together the strongest swimmers of the region and guests from abroad. Races are swum in a 25 m ice pool with electronic timing.',
  cup: 'A stage of the cup for amateurs and masters: individual distances, relays and team scores. A 25 m ice pool, six lanes, times to the hundredth.',
  festival:
    'A day for the whole family: short swims, Young Seals, a water show and a dip together. No experience needed, only a doctor’s note.',
  openWater: 'An open-water swim escorted by boats and kayaks. Two divisions: general and wetsuit.',
  seminar:
    'Two days with the chief judges of the federation: rules, start, finish, disputed cases, practice by the water and the qualification exam.',
}

/** Start fee of one distance by currency. */
const FEES: Readonly<Record<string, number>> = {
  RUB: 1500,
  BYN: 50,
  KZT: 8000,
  EUR: 20,
  SEK: 250,
  PLN: 90,
  CNY: 150,
  GBP: 18,
}

const DOCUMENTS = {
  ru: 'На мандатной комиссии нужны паспорт, медицинская справка и страховка; младше 18 лет — согласие родителей.',
  en: 'Bring your passport, a medical certificate and insurance; under 18 also the consent of your parents.',
}

export function description(plan: EventPlan): { readonly ru: string; readonly en: string } {
  const { kind, venue: venueName } = plan.gathering
  const venue = VENUES[venueName]
  const celsius = waterTemperature(venue, plan.startDate)
  const isSwum = kind !== 'seminar'
  const title = titleOf(plan)
  return {
    ru: page(title.ru, ABOUT_RU[kind], {
      heading: 'Что важно знать',
      facts: [
        `Место: ${venue.address.ru}.`,
        ...(isSwum ? [`Ожидаемая температура воды: ${celsius.toLocaleString('ru')} °C.`] : []),
        `Взнос: ${fee(venue, 'ru')} за ${isSwum ? 'одну дистанцию' : 'участие'}.`,
        isSwum ? DOCUMENTS.ru : 'С собой нужны паспорт и книжка спортивного судьи.',
      ],
      last: 'Рядом с водой — тёплые раздевалки, баня и горячий чай.',
    }),
    en: page(title.en, ABOUT_EN[kind], {
      heading: 'Good to know',
      facts: [
        `Venue: ${venue.address.en}.`,
        ...(isSwum ? [`Expected water temperature: ${celsius} °C.`] : []),
        `Fee: ${fee(venue, 'en')} a ${isSwum ? 'distance' : 'person'}.`,
        isSwum ? DOCUMENTS.en : 'Bring your passport and your record book of a judge.',
      ],
      last: 'Warm changing rooms, a sauna and hot tea are right by the water.',
    }),
  }
}

const fee = ({ currency }: Venue, language: 'ru' | 'en') =>
  (FEES[currency] ?? 0).toLocaleString(language, { style: 'currency', currency, maximumFractionDigits: 0 })

interface Rest {
  readonly heading: string
  readonly facts: readonly string[]
  readonly last: string
}

const page = (title: string, about: string, { heading, facts, last }: Rest) =>
  [
    `<h2>${title}</h2>`,
    `<p>${about}</p>`,
    `<h3>${heading}</h3>`,
    `<ul>${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>`,
    `<p><strong>${last}</strong></p>`,
  ].join('\n')
