import { enhance } from '../enhance';
import { sendOnce } from './send-once';

enhance( 'send-once', sendOnce );
