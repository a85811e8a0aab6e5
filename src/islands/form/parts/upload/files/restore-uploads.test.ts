import { select } from '@wordpress/data';
import { uploads, type UploadItem } from '@atoll/stores';
import type { Context } from '../../../context';
import { markupOf } from '../../../markup/markup';
import { writeList } from './file-list';
import { restoreUploads } from './restore-uploads';

it( 'knows after a reload which version of a file had arrived in part', () => {
	document.body.innerHTML =
		'<div id="atoll-form-1"><form><input type="hidden" name="gform_uploaded_files"></form></div>';
	const markup = markupOf( document.getElementById( 'atoll-form-1' )! );
	const begun = {
		field: 6,
		name: 'pay.pdf',
		size: 10,
		modified: 5,
		id: 'begun',
		state: 'partial',
	};
	writeList( markup, [ begun as UploadItem ] );
	const definition = { texts: { uploadAgain: 'Choose {filename} again.' } };
	restoreUploads( { definition, key: 'atoll-form-1', markup } as unknown as Context, [ 6 ] );
	expect( select( uploads ).getUploads( 'atoll-form-1' ) ).toMatchObject( [ begun ] );
} );
