import { OptionGroup } from './OptionGroup.tsx';
import type { StepProps } from './step-props.ts';

const options = [
  {
    id: 'ja',
    title: 'Ja',
    details: 'I skal arbejde med min placering hver måned. Vis mig pakkerne til SEO.',
  },
  {
    id: 'nej',
    title: 'Nej',
    details: 'Hjemmesiden er klar til søgemaskiner uanset hvad. SEO kan komme til senere.',
  },
] as const;

/** Step 2: whether the visitor wants ongoing SEO. */
export function GoogleStep({ idPrefix, answers, dispatch, heading }: StepProps) {
  return (
    <OptionGroup
      idPrefix={idPrefix}
      name="google"
      legend={heading('Vil du have løbende hjælp til at blive fundet på Google?')}
      value={answers.needsGoogle}
      onChange={(needsGoogle) => dispatch({ type: 'google', needsGoogle })}
      options={options}
    />
  );
}
