import { parseSettings } from '../../../builder/parse-settings';
import type { FormSettings, SettingName } from './types';

/**
 * Returns the settings as JSON with one changed value. All others stay, including unknown ones.
 *
 * @param text
 * @param name
 * @param value Undefined removes the setting: JSON has no such value.
 */
export const textWith = < Name extends SettingName >(
	text: string | undefined,
	name: Name,
	value: FormSettings[ Name ] | undefined
): string => JSON.stringify( { ...parseSettings( text ), [ name ]: value } );
