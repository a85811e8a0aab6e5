import { enhance } from '../enhance';
import { secrets } from './secrets';

enhance( 'secrets', secrets );
