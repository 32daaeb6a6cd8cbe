import { accountTypeLabel, rightLabel } from '@kiosque/contract/domain/roles'
import type { NewMail } from '../mail/outbox.ts'

// Tokens travel after « # »: browsers send that part to no server and to no other site.
const link = (publicUrl: string, path: string, values: Record<string, string>) =>
  `${publicUrl}${path}#${new URLSearchParams(values).toString()}`

/** Where a password is set. */
export const passwordLink = (publicUrl: string, email: string, token: string) =>
  link(publicUrl, '/password-reset', { token, email })

const signature = '\n\nL’équipe Kiosque\n\nCe message est automatique : merci de ne pas y répondre.'

export function passwordLinkMail(publicUrl: string, to: string, token: string): NewMail {
  return {
    to,
    kind: 'password_reset',
    subject: 'Choisir un nouveau mot de passe',
    text: `Bonjour,

Vous avez demandé à choisir un nouveau mot de passe pour Kiosque. Ouvrez ce lien dans l’heure, il ne sert qu’une fois :

${passwordLink(publicUrl, to, token)}

Vous n’êtes pas à l’origine de cette demande ? Ignorez ce message : votre mot de passe reste inchangé.${signature}`,
  }
}

export function welcomeMail(publicUrl: string, to: string, token: string): NewMail {
  return {
    to,
    kind: 'welcome',
    subject: 'Votre accès à Kiosque est ouvert',
    text: `Bonjour,

Le siège vous a ouvert un accès à Kiosque. Choisissez votre mot de passe avec ce lien, valable 7 jours :

${passwordLink(publicUrl, to, token)}${signature}`,
  }
}

export function passwordChangedMail(publicUrl: string, to: string): NewMail {
  return {
    to,
    kind: 'password_changed',
    subject: 'Votre mot de passe a été modifié',
    text: `Bonjour,

Le mot de passe de votre compte Kiosque vient d’être modifié et vos autres sessions ont été fermées.

Ce n’était pas vous ? Demandez tout de suite un nouveau mot de passe :

${publicUrl}/password-reset${signature}`,
  }
}

interface Invited {
  email: string
  type: number | null
  right_id: number | null
  drugstore_name: string | null
}

export function invitationMail(publicUrl: string, invited: Invited, token: string): NewMail {
  const place = invited.drugstore_name ? ` l’équipe de ${invited.drugstore_name}` : ' Kiosque'
  const role = invited.right_id ? rightLabel(invited.right_id) : accountTypeLabel(invited.type ?? 0)
  return {
    to: invited.email,
    kind: 'invitation',
    subject: `Vous êtes invité à rejoindre${place}`,
    text: `Bonjour,

Vous êtes invité à rejoindre${place} (${role.toLowerCase()}). Acceptez l’invitation avec ce lien, valable 7 jours :

${link(publicUrl, '/register', { invitation: token })}

Vous ne connaissez pas l’expéditeur ? Ignorez ce message.${signature}`,
  }
}

export function emailChangeMail(publicUrl: string, to: string, token: string): NewMail {
  return {
    to,
    kind: 'email_change',
    subject: 'Confirmez votre nouvelle adresse e-mail',
    text: `Bonjour,

Confirmez que cette adresse devient celle de votre compte Kiosque avec ce lien, valable 24 heures :

${link(publicUrl, '/account', { confirm: token })}

Vous n’avez rien demandé ? Ignorez ce message.${signature}`,
  }
}

export function emailInUseMail(publicUrl: string, to: string): NewMail {
  return {
    to,
    kind: 'email_in_use',
    subject: 'Cette adresse a déjà un compte Kiosque',
    text: `Bonjour,

Quelqu’un a voulu utiliser cette adresse pour un autre compte Kiosque. Elle a déjà le sien, rien n’a changé :

${publicUrl}/login${signature}`,
  }
}

export function emailNoticeMail(to: string, isDone: boolean): NewMail {
  const fact = isDone ? 'a été modifiée' : 'est sur le point d’être modifiée'
  return {
    to,
    kind: 'email_notice',
    subject: `L’adresse e-mail de votre compte ${fact}`,
    text: `Bonjour,

L’adresse e-mail de votre compte Kiosque ${fact}. Ce n’était pas vous ? Changez votre mot de passe et prévenez le siège sans attendre.${signature}`,
  }
}

export function registeredMail(publicUrl: string, to: string): NewMail {
  return {
    to,
    kind: 'registered',
    subject: 'Bienvenue sur Kiosque',
    text: `Bonjour,

Votre compte Kiosque est créé. Retrouvez les actualités, les offres et les formations de votre réseau :

${publicUrl}/${signature}`,
  }
}

export function addedToTeamMail(publicUrl: string, to: string, drugstore: string, type: number): NewMail {
  return {
    to,
    kind: 'added_to_team',
    subject: `Vous faites partie de l’équipe de ${drugstore}`,
    text: `Bonjour,

Votre compte Kiosque est maintenant rattaché à ${drugstore} (${accountTypeLabel(type).toLowerCase()}). Changez de compte depuis votre menu :

${publicUrl}/account

C’est une erreur ? Prévenez le siège depuis la page Contact.${signature}`,
  }
}

export function inactivityMail(publicUrl: string, to: string): NewMail {
  return {
    to,
    kind: 'inactivity_warning',
    subject: 'Votre compte Kiosque va être effacé',
    text: `Bonjour,

Vous n’avez pas utilisé Kiosque depuis 23 mois. Sans connexion de votre part dans le mois, votre compte et vos données seront effacés. Pour les garder, connectez-vous une fois :

${publicUrl}/login${signature}`,
  }
}
