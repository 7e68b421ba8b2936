/** Steps of a project. `mark` is a small note about time, money or the result of the step. */
export const processSteps = [
  {
    title: 'Vi taler sammen',
    text: 'Du fortæller, hvem dine kunder er, og hvad hjemmesiden skal få dem til at gøre. Vi siger, hvad det kræver, og hvad det koster.',
    mark: 'Svar inden for {{svar.timer}}',
  },
  {
    title: 'Vi tegner',
    text: 'Du ser din forside, før vi skriver en linje kode. Her flytter vi rundt, stryger og retter til, mens det er nemt at lave om.',
    mark: 'Du godkender designet',
  },
  {
    title: 'Vi bygger',
    text: 'Vi bygger det, du har godkendt, og sætter teksterne ind. Formularerne prøver vi af, til beskeden ligger i din indbakke.',
    mark: 'Færdig på {{levering.pakker}}, en stor på {{levering.store}}',
  },
  {
    title: 'Vi søsætter',
    text: 'Vi sætter dit domæne op, tester alt og trykker på knappen sammen med dig. Fejl retter vi uden beregning i {{vilkaar.garanti}}.',
    mark: '{{garanti.dage}}s pengene tilbage-garanti',
  },
] as const;
