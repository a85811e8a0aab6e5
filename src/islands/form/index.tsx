import { mount } from '../mount';
import { FormIsland } from './form-island';

mount( 'form', FormIsland );
