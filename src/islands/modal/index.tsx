import { mount } from '../mount';
import { FormLink } from './form-link';

mount( 'modal', FormLink );
