import { useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import { SAVED, trySettings } from '../../../api/admin/settings';
import { screenData } from '../screen-data';
import type { EditedGroup } from '../store/state';
import { Preview } from './preview';
import { usePreviewOf } from './use-preview-of';

/** Milliseconds; pages are generated again for each preview. */
const DELAY = 400;

interface Tried extends Pick< EditedGroup, 'name' | 'edits' | 'version' > {
	/** URL of the page. A new page needs a new request, since the server forgets tried settings after some minutes. */
	page: string;
}

/** Sends only the edits, so that the same values are validated as on saving. */
const tryEdits = ( { name, edits }: Tried ) => trySettings( name, edits );

/** Preview of the site's pages with unsaved settings: header, footer and company details. */
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
