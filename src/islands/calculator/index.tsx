import { mount } from '../mount';
import { Calculator } from './calculator';

mount( 'calculator', Calculator );
