import { register } from '../register';
import { startHeader } from './header';

register( 'header', startHeader );
