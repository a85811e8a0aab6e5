import { mount } from '../mount';
import { Header } from './header';

mount( 'header', Header );
