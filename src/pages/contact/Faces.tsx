import { team } from '#src/content/collections.ts';
import { Portrait } from '../about/Portrait.tsx';
import styles from './Faces.module.css';

/** The people who answer, standing on the lower edge of the hero. */
export function Faces() {
  return (
    <div className={styles.faces}>
      {team.map((member) => (
        <Portrait key={member.id} member={member} />
      ))}
    </div>
  );
}
