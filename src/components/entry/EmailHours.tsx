import { FactValue } from '#src/components/fact/FactValue.tsx';
import { Entry } from './Entry.tsx';

/** When e-mails are answered, as entries of a `<dl>`. */
export function EmailHours() {
  return (
    <>
      <Entry term="Mandag-fredag">
        <FactValue name="aabningstid.hverdage" />
      </Entry>
      <Entry term="Lørdag-søndag">
        <FactValue name="aabningstid.weekend" />
      </Entry>
    </>
  );
}
