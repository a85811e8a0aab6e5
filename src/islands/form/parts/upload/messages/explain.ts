import { select } from '@wordpress/data';
import { uploads } from '@atoll/stores';
import { fieldsOf } from '../../../../../forms';
import type { Part } from '../../register';
import { missingFileText } from '../gate/reasons';

/** Where a file that was chosen for a required question is not there: what became of it, instead of "Please upload a file." */
export const explain: Part[ 'explain' ] = ( { definition, key }, verdicts ) => ( {
	...verdicts,
	...Object.fromEntries(
		fieldsOf( definition, 'files' ).flatMap( ( field ) => {
			const message = missingFileText(
				field,
				select( uploads ).getUploads( key ),
				definition.texts
			);
			return message !== '' && verdicts[ field.id ]?.message === field.messages.required
				? [ [ field.id, { message, inputs: {} } ] ]
				: [];
		} )
	),
} );
