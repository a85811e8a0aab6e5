import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { store as notices } from '@wordpress/notices';
import { markEntries, type EntryMarks } from '../../api/admin/entries';
import { markedWords } from '../entries/actions/words';
import type { ScreenEntry } from '../entries/screen-data';
import { errorMessage } from '../entries/wording';

const opposite = ( marks: EntryMarks ): EntryMarks =>
	Object.fromEntries( Object.entries( marks ).map( ( [ name, isSet ] ) => [ name, ! isSet ] ) );

/** Hook for an entry's marks, which change at once and change back if the server refuses. */
export function useMarks( { id, ...before }: ScreenEntry ) {
	const [ isStarred, setStarred ] = useState( before.isStarred );
	const [ isHeld, setHeld ] = useState( before.isHeld );
	const { createSuccessNotice, createErrorNotice } = useDispatch( notices );
	const show = ( { starred, held }: EntryMarks ) => {
		setStarred( ( was ) => starred ?? was );
		setHeld( ( was ) => held ?? was );
	};
	const mark = async ( marks: EntryMarks ) => {
		show( marks );
		try {
			await markEntries( [ id ], marks );
			createSuccessNotice( markedWords( 1, marks ), { type: 'snackbar' } );
		} catch ( thrown ) {
			show( opposite( marks ) ); // Another mark may have been set meanwhile.
			createErrorNotice( errorMessage( thrown ), {
				type: 'snackbar',
				explicitDismiss: true,
			} );
		}
	};
	return { isStarred, isHeld, mark };
}
