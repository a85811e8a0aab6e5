import type { ComponentType } from 'react';
import type { SettingsValues } from '../../../api/admin/settings';
import { PagePreview } from './page-preview';
import { StylesPreview } from './styles-preview';

interface Props {
	name: string;
	values: SettingsValues;
}

/** What stands beside a group's settings and shows what they make, by the group's name. */
export const previews: Partial< Record< string, ComponentType< Props > > > = {
	company: PagePreview,
	footer: PagePreview,
	header: PagePreview,
	styles: StylesPreview,
};
