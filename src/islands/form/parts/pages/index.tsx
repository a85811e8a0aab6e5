import { registerPart } from '../register';
import { FormPages } from './form-pages';
import { followPageButtons } from './page-buttons';
import { followHistory } from './page-history';
import { showPage } from './show-page';

registerPart( 'pages', {
	behaviours: [ showPage, followHistory, followPageButtons ],
	Component: FormPages,
} );
