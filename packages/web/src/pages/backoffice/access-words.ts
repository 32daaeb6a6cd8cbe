import type { AdminDrugstore } from '@kiosque/contract/wire/people'
import { count } from '../../lib/format.ts'
import type { AccessWords } from './access-switch.tsx'

export function drugstoreAccessWords({ name, people }: AdminDrugstore): AccessWords {
  const nobody = 'Personne n’y a encore de compte.'
  const team =
    people === 0
      ? nobody
      : people === 1
        ? 'La personne de son équipe sera déconnectée aussitôt.'
        : `Les ${count(people, 'personne')} de son équipe seront déconnectées aussitôt.`
  return {
    disable: 'Désactiver l’officine',
    enable: 'Réactiver l’officine',
    question: `Désactiver ${name}\u202F?`,
    consequence:
      people === 0
        ? nobody
        : people === 1
          ? 'Son compte serait déconnecté aussitôt.'
          : `Les ${count(people, 'compte')} seraient déconnectés aussitôt.`,
    warning: `${team} Rien n’est effacé\u00A0: vous pourrez la réactiver à tout moment.`,
    missing: 'Indiquez pourquoi cette officine est désactivée.',
    example: 'Cession au 31/12',
    closedTitle: 'Officine désactivée',
    closedNote: 'Son équipe ne peut pas se connecter. Le motif reste au siège.',
  }
}

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
