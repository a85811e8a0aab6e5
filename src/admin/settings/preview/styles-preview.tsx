import { previewStyles, type SettingsValues } from '../../../api/admin/settings';
import { Contrast } from './contrast';
import { Preview } from './preview';
import { usePreviewOf } from './use-preview-of';

/** Milliseconds: a slider sends dozens of changes. */
const DELAY = 120;

/** The site's pages with the styles that are being tried, and what cannot be read on them. */
export function StylesPreview( { values }: { values: SettingsValues } ) {
	const styles = usePreviewOf( values, DELAY, previewStyles );
	return (
		<Preview styles={ styles }>{ styles && <Contrast contrast={ styles.contrast } /> }</Preview>
	);
}
