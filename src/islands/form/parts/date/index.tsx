import 'cally';
import { registerPart } from '../../parts';
import { DatePickers } from './date-pickers';

registerPart( 'date', DatePickers );
