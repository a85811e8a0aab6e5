import { mount } from '../mount';
import { Guard } from './guard';

mount( 'guard', Guard );
