import { useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import { SAVED, previewStyles } from '../../../api/admin/settings';
import { screenData } from '../screen-data';
import type { EditedGroup } from '../store/state';
import { overlaid } from '../values';
import { Contrast } from './contrast';
import { Preview } from './preview';
import { usePreviewOf } from './use-preview-of';

/** Milliseconds; a slider sends dozens of changes. */
const DELAY = 120;

/** Preview of the site's pages with unsaved styles, and contrast warnings. */
export function StylesPreview( { group: { values, edits } }: { group: EditedGroup } ) {
	const [ page, setPage ] = useState( screenData().home );
	const { answer, isRefused } = usePreviewOf( overlaid( values, edits ), DELAY, previewStyles );
	return (
		<Preview
			page={ page }
			onPage={ setPage }
			url={ addQueryArgs( page, SAVED ) }
			styles={ answer }
			isRefused={ isRefused }
		>
			{ answer && <Contrast contrast={ answer.contrast } /> }
		</Preview>
	);
}
