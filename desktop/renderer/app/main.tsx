import '#look/tokens.css';
import '#look/typeface.css';
import '#look/reset.css';
import './frame.css';
