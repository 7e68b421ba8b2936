/**
 * Steps of a project: what the agency does, and what the customer does meanwhile. `mark` is a small note about time,
 * money or the result of the step.
 */
export const processSteps = [
  {
    title: 'Vi taler sammen',
    text: 'Du fortæller, hvem dine kunder er, og hvad hjemmesiden skal få dem til at gøre. Vi siger, hvad det kræver, og hvad det koster.',
    yours:
      'Find to hjemmesider, du godt kan lide, og de spørgsmål, kunderne stiller i telefonen. Bagefter får du et tilbud på skrift.',
    mark: '{{konsultation.gratis}}',
  },
  {
    title: 'Vi tegner',
    text: 'Du ser din forside, før vi skriver en linje kode. Her flytter vi rundt, stryger og retter til, mens det er nemt at lave om.',
    yours:
      'Find logo og billeder frem, og sæt én til at svare og godkende. Du har én runde til at rette i udkastet.',
    mark: 'Du godkender designet',
  },
  {
    title: 'Vi bygger',
    text: 'Vi bygger det, du har godkendt, og sætter teksterne ind. Formularerne prøver vi af, til beskeden ligger i din indbakke.',
    yours:
      'Send de tekster og adgange, der mangler. Når siden er bygget, har du én runde til at rette i den.',
    mark: 'To runder rettelser er med',
  },
  {
    title: 'Vi søsætter',
    text: 'Vi sætter dit domæne op, tester alt og trykker på knappen sammen med dig.',
    yours: 'Du siger til, når den må gå i luften, og får vist, hvordan du selv retter tekst og billeder.',
    mark: '{{garanti.dage}}s pengene tilbage-garanti',
  },
] as const;
