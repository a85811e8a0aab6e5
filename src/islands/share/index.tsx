import { propsOf, register } from '../register';
import { share, type ShareProps } from './share';

register( 'share', ( element ) => share( element, propsOf( element ) as ShareProps ) );
