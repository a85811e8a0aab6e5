import { enhance } from '../enhance';
import { dueNotifications } from './due-notifications';

enhance( 'due-notifications', dueNotifications );
