import apiFetch from '@wordpress/api-fetch';
import { registerPlugin } from '@wordpress/plugins';
import { sendKnownIds } from '../../src/builder/fields/ids/edit-conflict';
import { askBeforeRemoval } from '../../src/builder/removal/ask-before-removal';
import { RemovalQuestion } from '../../src/builder/removal/removal-question';
import { registerBlock } from '../registration/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import './index.css';
import { FormEffects } from './form-effects';
import { nameOf } from './name-of';
import { variations } from './variations';

/** Printed only in the editor of forms: other posts do not offer fields. */
const { atollFormEditor: editorData } = window as Partial< Pick< Window, 'atollFormEditor' > >;

if ( editorData ) {
	registerBlock( metadata, {
		icon: 'forms',
		variations: variations( editorData.kinds ),
		edit: Edit,
		save: () => null,
		__experimentalLabel: nameOf,
	} );
	registerPlugin( 'atoll-form-watch', { render: FormEffects } );
	apiFetch.use( sendKnownIds );
	askBeforeRemoval();
	registerPlugin( 'atoll-form-removal', { render: RemovalQuestion } );
}
