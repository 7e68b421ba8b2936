/** Text of a new article: tells the writer how to continue. Must be gone when the article is published. */
export const newArticleText = `## Det første afsnit

Begynd med læserens problem, ikke med jeres løsning. Et eksempel fra hverdagen siger mere end en definition: Hvem står med problemet, hvad har hun prøvet, og hvad kostede det? Skriv til én læser, skriv du, og hold sætningerne korte. Resten af teksten her er en hjælp til dig. Slet den, når du ikke har brug for den længere.

Hver overskrift med to havelåger bliver et afsnit i indholdslisten, og tre havelåger giver et underafsnit. Et link til en anden side skrives med skråstreg forrest: [se vores cases](/cases). Skal et afsnit kunne findes på en fast adresse, så skriv ankeret i kantede parenteser efter overskriften.

Skriv aldrig en pris med tal. Hent den i stedet, så den altid passer: En lille hjemmeside koster fra <Pris navn="pakke.lille.pris" />. Alle navne står i filen med fakta, og kommandoen npm run facts viser dem med værdier.

## Det næste afsnit

Slut med det, læseren skal gøre nu. Alt, hvad du kan bruge af bokse, figurer, tabeller og tjeklister, står i vejledningen i mappen content. Øverst viser artiklen sin kategoris tegning, til den får sit eget billede.
`;
