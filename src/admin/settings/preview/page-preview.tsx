import { trySettings } from '../../../api/admin/settings';
import type { EditedGroup } from '../store/state';
import { Preview } from './preview';
import { usePreviewOf } from './use-preview-of';

/** Milliseconds: pages are made anew. */
const DELAY = 400;

type Tried = Pick< EditedGroup, 'name' | 'edits' | 'version' >;

/** Only what was changed is judged, as when it is saved. */
const tryEdits = ( { name, edits }: Tried ) => trySettings( name, edits );

/** The site's pages as they would be with settings that are not saved: their header, their footer, the company's words. */
export function PagePreview( { group: { name, edits, version } }: { group: EditedGroup } ) {
	const { answer, isRefused } = usePreviewOf( { name, edits, version }, DELAY, tryEdits );
	return (
		<Preview
			query={ answer }
			isRefused={ isRefused }
			targetSelector={ name === 'footer' ? '.atoll-footer' : undefined }
		/>
	);
}
