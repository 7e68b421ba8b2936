/** Placement of the two frames in the 1280 x 960 picture, named after the edge that the desktop frame bleeds off. */
export type Placement = 'left' | 'right' | 'top' | 'bottom';

export type Composition = {
  id: string;
  /** Background colour from the client's palette. */
  ground: string;
  /** Colour of the desktop's frame line and the phone's rim. */
  line: string;
  placement: Placement;
};

/** Clients in the order of the portfolio. The page of each is `<id>.html` in this folder. */
export const compositions: readonly Composition[] = [
  { id: 'psykolog', ground: '#E9E3D8', line: '#2C413B', placement: 'left' },
  { id: 'entreprenoer', ground: '#C9CDC6', line: '#231A14', placement: 'bottom' },
  { id: 'keramik', ground: '#CDBBC6', line: '#3A2430', placement: 'right' },
  { id: 'sejlklub', ground: '#DCE4EC', line: '#0B2450', placement: 'right' },
  { id: 'tandklinik', ground: '#F7E3DB', line: '#0E4335', placement: 'top' },
  { id: 'bageri', ground: '#EBDDC0', line: '#2E1A10', placement: 'left' },
  { id: 'advokat', ground: '#5B1420', line: '#1C1416', placement: 'left' },
  { id: 'naturskole', ground: '#E5DCC4', line: '#14353A', placement: 'bottom' },
  { id: 'cykelvaerksted', ground: '#C7CAC8', line: '#111210', placement: 'top' },
  { id: 'kor', ground: '#EDE6DC', line: '#1B2347', placement: 'left' },
  { id: 'arkitekt', ground: '#D9DAD6', line: '#232424', placement: 'right' },
  { id: 'gartneri', ground: '#DDE5CB', line: '#12301F', placement: 'bottom' },
];
