import type { ComponentType } from 'react';
import type { SettingsValues } from '../../../api/settings';

/** What stands beside a group's settings and shows what they make, by the group's name. */
export const besides: Partial< Record< string, ComponentType< { values: SettingsValues } > > > = {};
