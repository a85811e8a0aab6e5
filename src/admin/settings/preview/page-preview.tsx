import type { SettingsValues } from '../../../api/settings';
import { Preview } from './preview';
import { useTried } from './use-tried';

interface Props {
	/** Of a group of settings. */
	name: string;
	values: SettingsValues;
}

/** The site's pages as they would be with settings that are not saved: their header, their footer, the company's words. */
export const PagePreview = ( { name, values }: Props ) => (
	<Preview query={ useTried( name, values ) } />
);
