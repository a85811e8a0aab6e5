import { enhance } from '../enhance';
import { onceIdle } from '../moments';
import { startConsent } from './consent';

onceIdle( () => enhance( 'consent', startConsent ) );
