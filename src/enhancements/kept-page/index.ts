import { enhance } from '../enhance';
import { keptPage } from './kept-page';

enhance( 'kept-page', keptPage );
