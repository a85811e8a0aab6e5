import { register } from '../register';
import { guard } from './guard';

register( 'guard', guard );
