/** A question of the demo bank: our own words, correct by the rules that the domain computes with. */

/** A text in Russian and English. */
export type Both = readonly [ru: string, en: string]

export interface Question {
  readonly ru: string
  readonly en: string
  readonly rule: string
  readonly options: readonly { readonly ru: string; readonly en: string; readonly right: boolean }[]
}

interface Options {
  readonly right: readonly Both[]
  readonly wrong: readonly Both[]
}

export const question = ([ru, en]: Both, rule: string, { right, wrong }: Options): Question => ({
  ru,
  en,
  rule,
  options: [
    ...right.map(([optionRu, optionEn]) => ({ ru: optionRu, en: optionEn, right: true })),
    ...wrong.map(([optionRu, optionEn]) => ({ ru: optionRu, en: optionEn, right: false })),
  ],
})

/** A text that is the same in both languages. */
export const same = (text: string | number): Both => [String(text), String(text)]

/** Numbers with one right among them; the wrong ones are distinct. */
export const numbers = (right: number, wrong: readonly number[]): Options => ({
  right: [same(right)],
  wrong: [...new Set(wrong)]
    .filter((each) => each !== right)
    .slice(0, 3)
    .map(same),
})
