import { useEffect, useRef, useState } from '@wordpress/element';
import type { UploadItem } from '@atoll/stores';
import type { FormTexts } from '../../../../../contract/texts';
import { fillText } from '../../../texts/fill-text';

/** What there is to say of a file; empty while it is on its way. */
const textOf = ( { message, name, state }: UploadItem, { uploadDone, uploadHas }: FormTexts ) => {
	if ( state === 'attached' ) {
		return fillText( uploadHas, { filenames: name } );
	}
	return message || ( state === 'done' ? fillText( uploadDone, { filename: name } ) : '' );
};

/**
 * What has just become of files, each said once, for those who do not see the list change.
 *
 * @param items Those that show. What became of them before is not announced.
 * @param texts
 * @return As `useState`: the announcement, and what sets another.
 */
export const useFileAnnouncements = ( items: UploadItem[], texts: FormTexts ) => {
	const [ announcement, announce ] = useState( '' );
	const messages = Object.fromEntries(
		items.map( ( item ) => [ item.key, textOf( item, texts ) ] )
	);
	const announced = useRef( messages );
	// eslint-disable-next-line react-hooks/exhaustive-deps -- Compares by itself, and sets nothing twice.
	useEffect( () => {
		const before = announced.current;
		announced.current = messages;
		const changedKeys = Object.keys( messages ).filter(
			( key ) => messages[ key ] && messages[ key ] !== before[ key ]
		);
		if ( changedKeys.length ) {
			announce( changedKeys.map( ( key ) => messages[ key ] ).join( ' ' ) );
		} else if (
			Object.keys( messages ).some( ( key ) => ! messages[ key ] && before[ key ] )
		) {
			// It goes on: the same, said once more, would be no change that is read out.
			announce( '' );
		}
	} );
	return [ announcement, announce ] as const;
};
