import { Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { publicFiles, type PublicFile } from '../../api/admin/public-files';
import type { SavedPage } from './use-saved-page';

/** List of this private page's files that are public nonetheless; loaded again after each save. */
export const PublicFiles = ( { page, isSaving }: SavedPage ) => {
	const [ files, setFiles ] = useState< PublicFile[] >( [] );

	useEffect( () => {
		let isMounted = true;
		if ( page > 0 && ! isSaving ) {
			publicFiles( page ).then(
				( found ) => isMounted && setFiles( found ),
				// The list is only a hint; the page can be edited without it.
				() => isMounted && setFiles( [] )
			);
		}
		return () => {
			isMounted = false;
		};
	}, [ page, isSaving ] );

	return files.length === 0 ? null : (
		<Notice status="warning" isDismissible={ false }>
			{ __(
				'These files of the page stay public, because something else that everyone can see shows them too:',
				'atoll'
			) }
			<ul>
				{ files.map( ( { id, title, places } ) => (
					<li key={ id }>
						{ sprintf(
							/* translators: 1: name of a file, 2: titles of pages. */
							__( '%1$s (in %2$s)', 'atoll' ),
							title,
							places.join( ', ' )
						) }
					</li>
				) ) }
			</ul>
		</Notice>
	);
};
