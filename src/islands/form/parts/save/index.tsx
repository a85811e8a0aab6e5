import { registerPart } from '../../parts';
import { Save } from './save';

registerPart( 'save', Save );
