import { useEffect, useRef, useState } from '@wordpress/element';
import type { UploadItem } from '@atoll/stores';
import type { FormTexts } from '../../../../contract/texts';
import { fillText } from '../../texts/fill-text';

/** What there is to say of a file; empty while it is on its way. */
const saying = ( { message, name, state }: UploadItem, { uploadDone }: FormTexts ) =>
	message || ( state === 'done' ? fillText( uploadDone, { filename: name } ) : '' );

/**
 * What has just become of files, each said once, for those who do not see the list change.
 *
 * @param items Those that show. What became of them before is no news.
 * @param texts
 * @return As `useState`: the news, and what sets others.
 */
export const useNews = ( items: UploadItem[], texts: FormTexts ) => {
	const [ news, setNews ] = useState( '' );
	const sayings = Object.fromEntries(
		items.map( ( item ) => [ item.key, saying( item, texts ) ] )
	);
	const said = useRef( sayings );
	// eslint-disable-next-line react-hooks/exhaustive-deps -- Compares by itself, and sets nothing twice.
	useEffect( () => {
		const before = said.current;
		said.current = sayings;
		const fresh = Object.keys( sayings ).filter(
			( key ) => sayings[ key ] && sayings[ key ] !== before[ key ]
		);
		if ( fresh.length ) {
			setNews( fresh.map( ( key ) => sayings[ key ] ).join( ' ' ) );
		}
	} );
	return [ news, setNews ] as const;
};
