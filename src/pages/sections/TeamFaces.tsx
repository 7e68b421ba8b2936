import { team } from '#src/content/collections.ts';
import { Portrait } from './Portrait.tsx';
import styles from './Team.module.css';

/** The team, each with name and role. */
export function TeamFaces() {
  return (
    <ul className={`stack ${styles.faces}`}>
      {team.map((member) => (
        <li key={member.id}>
          <Portrait member={member} />
          <h3>{member.name}</h3>
          <p className="caption">{member.role}</p>
        </li>
      ))}
    </ul>
  );
}
