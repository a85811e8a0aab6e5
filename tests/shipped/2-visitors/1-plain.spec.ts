import { visitors } from './visitors';

visitors( 'plain addresses', { choice: 'Plain', rest: /\/index\.php\?rest_route=(\/|%2F)s1t2/ } );
