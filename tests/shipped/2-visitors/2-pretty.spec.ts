import { visitors } from './visitors';

visitors( 'pretty addresses', { choice: 'Post name', rest: /\/wp-json\/s1t2/ } );
