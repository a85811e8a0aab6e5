import type { ComponentType } from 'react';
import type { EditedGroup } from '../store/state';
import { PagePreview } from './page-preview';
import { StylesPreview } from './styles-preview';

/** Previews beside the settings, by the group's name. */
export const previews: Partial< Record< string, ComponentType< { group: EditedGroup } > > > = {
	company: PagePreview,
	footer: PagePreview,
	header: PagePreview,
	styles: StylesPreview,
};
