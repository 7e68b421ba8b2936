/** What consent is asked for. The ids stand in the stored record: changing one makes old answers void. */
export type Purpose = 'statistik' | 'markedsfoering' | 'funktionelle';

type PurposeText = {
  readonly label: string;
  /** Ends the question 'Må vi …?'. */
  readonly question: string;
  /** Ends the sentence 'Vi vil gerne bruge … til at …'. */
  readonly description: string;
};

/** Only purposes that a configured service has are asked about. Today the build can configure statistics. */
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

/** Needs no consent; it stands in every record, so that a record of refusal is not empty. */
export const necessary = 'noedvendige';
