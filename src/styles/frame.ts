/* The styles that every page begins with. */
import './index.css';
