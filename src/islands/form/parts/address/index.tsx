import { registerPart } from '../../parts';
import { Lookups } from './lookups';

registerPart( 'address', Lookups );
