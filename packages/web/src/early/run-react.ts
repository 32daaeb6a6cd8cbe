/** Named one by one: whoever imports a library whole keeps what nobody uses of it. */
export { createRoot } from 'react-dom/client'
