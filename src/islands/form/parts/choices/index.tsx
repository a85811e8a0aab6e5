import { choices } from '../../../../forms/choices';
import { registerPart } from '../register';

registerPart( 'choices', choices );
