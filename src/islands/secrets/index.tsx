import { propsOf, register } from '../register';
import { secrets, type SecretsProps } from './secrets';

register( 'secrets', ( element ) => secrets( element, propsOf( element ) as SecretsProps ) );
