import type { SettingsValues } from '../../../api/admin/settings';
import { Preview } from './preview';
import { usePreviewQuery } from './use-preview-query';

interface Props {
	/** Of a group of settings. */
	name: string;
	values: SettingsValues;
}

/** The site's pages as they would be with settings that are not saved: their header, their footer, the company's words. */
export const PagePreview = ( { name, values }: Props ) => (
	<Preview
		query={ usePreviewQuery( name, values ) }
		targetSelector={ name === 'footer' ? '.atoll-footer' : undefined }
	/>
);
