import type { ComponentType } from 'react';
import type { SettingsValues } from '../../../api/settings';
import { Preview } from './preview';

/** What stands beside a group's settings and shows what they make, by the group's name. */
export const besides: Partial< Record< string, ComponentType< { values: SettingsValues } > > > = {
	styles: Preview,
};
