import { defineWidgets } from '@polynya/widgets/react'
import { createRoot } from 'react-dom/client'
import { Page } from './Page.tsx'

const { VITE_POLYNYA: origin = 'http://127.0.0.1:8080' } = import.meta.env

defineWidgets({ origin })
const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
