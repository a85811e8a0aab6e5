import { mount } from '../mount';
import { Notifications } from './notifications';

mount( 'notifications', Notifications );
