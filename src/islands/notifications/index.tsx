import { register } from '../register';
import { startNotifications } from './notifications';

register( 'notifications', startNotifications );
