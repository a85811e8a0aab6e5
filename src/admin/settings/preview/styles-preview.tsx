import type { SettingsValues } from '../../../api/admin/settings';
import { Contrast } from './contrast';
import { Preview } from './preview';
import { useLook } from './use-look';

/** The site's pages with the styles that are being tried, and what cannot be read on them. */
export function StylesPreview( { values }: { values: SettingsValues } ) {
	const look = useLook( values );
	return <Preview look={ look }>{ look && <Contrast contrast={ look.contrast } /> }</Preview>;
}
