import { enhance } from '../enhance';
import { forwardLoggedIn } from './forward-logged-in';

enhance( 'forward-logged-in', forwardLoggedIn );
