import type { AdminDrugstore } from '@kiosque/contract/wire/people'
import { count } from '../../lib/format.ts'
import type { AccessWords } from '../../parts/desk/access-switch.tsx'

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
