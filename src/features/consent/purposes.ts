/** Purposes that need consent. The ids are stored with the answer, so changing one invalidates old answers. */
export type Purpose = 'statistik' | 'markedsfoering' | 'funktionelle';

type PurposeText = {
  readonly label: string;
  /** End of the question 'Må vi …?'. */
  readonly question: string;
  /** End of the sentence 'Vi vil gerne bruge … til at …'. */
  readonly description: string;
};

/** Visitors are asked only about purposes of configured services. The build can configure statistics only. */
export const purposes: Readonly<Record<Purpose, PurposeText>> = {
  statistik: {
    label: 'Statistik',
    question: 'tælle dit besøg',
    description: 'tælle besøg og se, hvilke sider der bliver læst',
  },
  markedsfoering: {
    label: 'Markedsføring',
    question: 'vise dig annoncer',
    description: 'vise dig annoncer på andre hjemmesider ud fra det, du har set her',
  },
  funktionelle: {
    label: 'Funktionelle',
    question: 'hente indhold fra andre',
    description: 'hente indhold fra andre, for eksempel en film eller et kort',
  },
};

/** Category that needs no consent. Part of every record, so that a refusal is not empty. */
export const necessary = 'noedvendige';
