import { useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import { SAVED, trySettings } from '../../../api/admin/settings';
import { screenData } from '../screen-data';
import type { EditedGroup } from '../store/state';
import { Preview } from './preview';
import { usePreviewOf } from './use-preview-of';

/** Milliseconds: pages are made anew. */
const DELAY = 400;

interface Tried extends Pick< EditedGroup, 'name' | 'edits' | 'version' > {
	/** Each page asks anew, since the server forgets after some minutes what was tried. */
	page: string;
}

/** Only what was changed is judged, as when it is saved. */
const tryEdits = ( { name, edits }: Tried ) => trySettings( name, edits );

/** The site's pages as they would be with settings that are not saved: their header, their footer, the company's words. */
export function PagePreview( { group: { name, edits, version } }: { group: EditedGroup } ) {
	const [ page, setPage ] = useState( screenData().home );
	const latest = { name, edits, version, page };
	const { tried = latest, answer = SAVED, isRefused } = usePreviewOf( latest, DELAY, tryEdits );
	return (
		<Preview
			page={ page }
			onPage={ setPage }
			url={ addQueryArgs( tried.page, answer ) }
			isRefused={ isRefused }
			targetSelector={ name === 'footer' ? '.atoll-footer' : undefined }
		/>
	);
}
