import { dateTime } from '../../../../forms/date-time';
import { registerPart } from '../register';

registerPart( 'date-time', dateTime );
