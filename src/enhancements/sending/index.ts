import { enhance } from '../enhance';
import { sending } from './sending';

enhance( 'sending', sending );
