import { previewStyles } from '../../../api/admin/settings';
import type { EditedGroup } from '../store/state';
import { Contrast } from './contrast';
import { Preview } from './preview';
import { usePreviewOf } from './use-preview-of';

/** Milliseconds: a slider sends dozens of changes. */
const DELAY = 120;

/** The site's pages with the styles that are being tried, and what cannot be read on them. */
export function StylesPreview( { group: { values, edits } }: { group: EditedGroup } ) {
	const { answer, isRefused } = usePreviewOf( { ...values, ...edits }, DELAY, previewStyles );
	return (
		<Preview styles={ answer } isRefused={ isRefused }>
			{ answer && <Contrast contrast={ answer.contrast } /> }
		</Preview>
	);
}
