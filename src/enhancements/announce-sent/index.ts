import { enhance } from '../enhance';
import { onceParsed } from '../moments';
import { announceSent } from './announce-sent';

onceParsed( () => enhance( 'announce-sent', announceSent ) );
