export { createRouter } from '@tanstack/react-router'
