import { registerPart } from '../register';
import { FormPages } from './form-pages';
import { followPageButtons } from './page-buttons';
import { followHistory, leaveWhenSent } from './page-history';
import { showPage } from './show-page';

registerPart( 'pages', {
	behaviours: [ showPage, followHistory, leaveWhenSent, followPageButtons ],
	Component: FormPages,
} );
