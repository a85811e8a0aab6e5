import { useEffect, useRef, useState } from '@wordpress/element';
import type { UploadItem } from '@atoll/stores';
import type { FormTexts } from '../../../../../contract/texts';
import { fillText } from '../../../texts/fill-text';

/** Returns the announcement for a file; empty while it is being sent. */
const textOf = ( { message, name, state }: UploadItem, { uploadDone, uploadHas }: FormTexts ) => {
	if ( state === 'attached' ) {
		return fillText( uploadHas, { filenames: name } );
	}
	return message || ( state === 'done' ? fillText( uploadDone, { filename: name } ) : '' );
};

/**
 * Hook that announces the files' latest changes, each once, for people who do not see the list.
 *
 * @param items The files shown. Changes from before are not announced.
 * @param texts
 * @return The announcement and a function that sets another one, like `useState`.
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
			// Sending goes on. The text is cleared, since the same text again would not be announced.
			announce( '' );
		}
	} );
	return [ announcement, announce ] as const;
};
