import { propsOf, register } from '../register';
import { sending } from './sending';

register( 'sending', ( element ) => sending( element, propsOf( element ) ) );
