import { useCallback } from '@wordpress/element';
import { trySettings, type SettingsValues } from '../../../api/admin/settings';
import { Preview } from './preview';
import { usePreviewOf } from './use-preview-of';

/** Milliseconds: pages are made anew. */
const DELAY = 400;

interface Props {
	/** Of a group of settings. */
	name: string;
	values: SettingsValues;
}

/** The site's pages as they would be with settings that are not saved: their header, their footer, the company's words. */
export const PagePreview = ( { name, values }: Props ) => {
	const tryValues = useCallback(
		( tried: SettingsValues ) => trySettings( name, tried ),
		[ name ]
	);
	return (
		<Preview
			query={ usePreviewOf( values, DELAY, tryValues ) }
			targetSelector={ name === 'footer' ? '.atoll-footer' : undefined }
		/>
	);
};
