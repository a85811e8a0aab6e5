import { enhance } from '../enhance';
import { sendFiles } from './send-files';

enhance( 'send-files', sendFiles );
