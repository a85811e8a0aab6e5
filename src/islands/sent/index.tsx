import { propsOf, register } from '../register';
import { sent } from './sent';

register( 'sent', ( element ) => sent( propsOf( element ) ) );
