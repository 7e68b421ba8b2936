import { OptionGroup } from './OptionGroup.tsx';
import { SizePrice } from './OptionPrice.tsx';
import { sizeIds, sizes } from './options.ts';
import { SizeIllustration } from './SizeIllustration.tsx';
import type { StepProps } from './step-props.ts';

/** Step 1: the size of the website. */
export function SizeStep({ idPrefix, answers, dispatch, heading }: StepProps) {
  return (
    <OptionGroup
      idPrefix={idPrefix}
      name="stoerrelse"
      legend={heading('Hvor stor skal din hjemmeside være?')}
      // bekræft: sider ud over en pakkes omfang koster ekstra
      hint="Tæl de sider, dine kunder skal kunne finde: forside, ydelser, om jer, kontakt. Ligger du imellem to, så vælg den mindste. De ekstra sider kommer oveni i det præcise tilbud. En webshop hører til Stor."
      value={answers.size}
      onChange={(size) => dispatch({ type: 'size', size })}
      options={sizeIds.map((id) => {
        const { name, description, details, popular } = sizes[id];
        return {
          id,
          title: name,
          details: `${description}, ${details}`,
          popular,
          picture: <SizeIllustration size={id} />,
          price: <SizePrice size={id} />,
        };
      })}
    />
  );
}
