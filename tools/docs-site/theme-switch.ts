/**
 * The switch of the theme: runs in the head of each page, before it is painted. Without scripts the theme is the system's, and
 * there is no button. The choice is the app's where both have one origin.
 */

import { browserStorage } from '../../packages/web/src/infrastructure/settings/browser-storage.ts'
import { themeSetting } from '../../packages/web/src/infrastructure/settings/theme.ts'

const theme = themeSetting(
  browserStorage(() => localStorage),
  document.documentElement,
)

document.addEventListener('DOMContentLoaded', () => {
  const button = document.querySelector<HTMLButtonElement>('.theme')
  if (!button) return
  const names = button.dataset
  const show = () => {
    button.ariaLabel = names[theme.get()] ?? ''
  }
  button.addEventListener('click', theme.cycle)
  theme.subscribe(show)
  show()
  button.hidden = false
})
