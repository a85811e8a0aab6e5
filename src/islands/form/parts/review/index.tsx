import { registerPart } from '../../parts';
import { Review } from './review';

registerPart( 'review', Review );
