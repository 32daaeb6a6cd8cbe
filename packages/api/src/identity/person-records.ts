/**
 * What the folders above may do with the rows of people, of their accounts and of what opens them. The rest of these
 * tables' SQL stays with signing in.
 */
export {
  insertUser,
  isEmailTaken,
  lockUser,
  selectCredentials,
  selectCredentialsById,
  selectUsers,
  updateSearchText,
  updateUser,
  type UserChanges,
} from './users.sql.ts'
export {
  insertAccount,
  joinAccounts,
  selectAccount,
  selectAccountsOf,
  type AccountRow,
} from './accounts.sql.ts'
export { deleteInvitationsTo, deleteOpenInvitationsBy, selectInvitationsTo } from './invitations.sql.ts'
export { deleteLiveLinks } from './password-links.sql.ts'
export { deleteSession, selectUserSessions } from './sessions.sql.ts'
