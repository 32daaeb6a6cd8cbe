import type { AccessWords } from '../../parts/desk/access-switch.tsx'

export function personAccessWords(name: string): AccessWords {
  return {
    disable: 'Désactiver cette personne',
    enable: 'Réactiver cette personne',
    question: `Désactiver ${name}\u202F?`,
    consequence: 'Ses appareils seraient déconnectés aussitôt, dans toutes ses officines.',
    warning:
      'Ses appareils seront déconnectés aussitôt, et les invitations qu’elle a envoyées annulées. Rien n’est effacé\u00A0: vous pourrez la réactiver à tout moment.',
    missing: 'Indiquez pourquoi cette personne est désactivée.',
    example: 'Départ au 31/12',
    closedTitle: 'Personne désactivée',
    closedNote: 'Elle ne peut plus se connecter ni recevoir de message. Le motif reste au siège.',
  }
}
