import { select } from '@wordpress/data';
import { uploads } from '@atoll/stores';
import { fieldsOf } from '../../../../../forms';
import type { Part } from '../../register';
import { missingFileText } from '../gate/reasons';

/** Replaces "Please upload a file." by what happened to a file that was chosen for the required question. */
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
