import { page } from './page.ts'
import type { Page } from './page.ts'

/** A screen of the shell for a feature that is not open yet; replaced by its real page, one line each. */
export function coming(title: string, text: string, area?: { label: string; href: string }): Page {
  return page(() => import('./coming-page.tsx'), { title, text, area })
}

export const loginPage = page(() => import('../pages/portal/login-page.tsx'))
export const registerPage = page(async () => {
  const [{ RegisterPage }, { wrapWithQueries }] = await Promise.all([
    import('../pages/portal/register-page.tsx'),
    import('./with-queries.tsx'),
  ])
  return { RegisterPage: wrapWithQueries(RegisterPage) }
})
export const passwordResetPage = page(() => import('../pages/portal/password-reset-page.tsx'))
export const maintenancePage = page(() => import('../pages/portal/maintenance-page.tsx'))
export const accountPage = page(() => import('../pages/portal/account-page.tsx'))
export const notFoundPage = page(() => import('./errors/not-found-page.tsx'))
export const todoPage = page(() => import('../pages/portal/todo-page.tsx'))
export const homePage = page(() => import('../pages/portal/home-page.tsx'))
export const teamTrainingsPage = page(() => import('../pages/portal/team-trainings-page.tsx'))
export const myTrainingsPage = page(() => import('../pages/portal/my-trainings-page.tsx'))
