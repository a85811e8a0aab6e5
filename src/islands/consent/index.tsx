import { register } from '../register';
import { startConsent } from './consent';

register( 'consent', startConsent );
