/** What consent is asked for. The ids stand in the stored record: changing one makes old answers void. */
export type CategoryId = 'noedvendige' | 'statistik' | 'markedsfoering' | 'funktionelle';

export type Category = {
  readonly id: CategoryId;
  readonly label: string;
  readonly description: string;
  /** Needs no consent and cannot be switched off. */
  readonly required: boolean;
};

export const categories: readonly Category[] = [
  {
    id: 'noedvendige',
    label: 'Nødvendige',
    description: 'Husker det, du selv beder om: en lukket besked, en halvt udfyldt formular og dit svar her.',
    required: true,
  },
  {
    id: 'statistik',
    label: 'Statistik',
    description: 'Tæller besøg og viser os, hvilke sider der bliver læst.',
    required: false,
  },
  {
    id: 'markedsfoering',
    label: 'Markedsføring',
    description: 'Viser dig annoncer på andre hjemmesider ud fra det, du har set her.',
    required: false,
  },
  {
    id: 'funktionelle',
    label: 'Funktionelle',
    description: 'Henter indhold fra andre tjenester, for eksempel en film eller et kort.',
    required: false,
  },
];

export function categoryLabel(id: CategoryId): string {
  return categories.find((category) => category.id === id)?.label ?? id;
}
