import type { SettingsValues } from '../../../api/admin/settings';
import { Contrast } from './contrast';
import { Preview } from './preview';
import { useCompiledStyles } from './use-compiled-styles';

/** The site's pages with the styles that are being tried, and what cannot be read on them. */
export function StylesPreview( { values }: { values: SettingsValues } ) {
	const styles = useCompiledStyles( values );
	return (
		<Preview styles={ styles }>{ styles && <Contrast contrast={ styles.contrast } /> }</Preview>
	);
}
