import { registerPart } from '../register';
import { FormPages } from './form-pages';
import { followPageButtons } from './page-buttons';
import { followHistory, goBackWhenSent } from './page-history';
import { showPage } from './show-page';

registerPart( 'pages', {
	behaviours: [ showPage, followHistory, goBackWhenSent, followPageButtons ],
	Component: FormPages,
} );
