import { enhance } from '../enhance';
import { onceParsed } from '../moments';
import { sent } from './sent';

onceParsed( () => enhance( 'sent', sent ) );
