/// <reference types="vite/client" />
import '../../packages/web/src/ui/styles/start.css'

// A page as the portal's: axe and the browser judge by its language and its title.
document.documentElement.lang = 'fr'
document.title = 'Composant'
