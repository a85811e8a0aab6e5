import { enhance } from '../enhance';
import { reloadRestoredPage } from './reload-restored-page';

enhance( 'reload-restored-page', reloadRestoredPage );
