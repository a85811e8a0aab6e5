import { parseSettings } from '../../../builder/parse-settings';
import type { FormSettings, SettingName } from './types';

/**
 * The whole text with another value for one setting. Everything else stays, also what nobody here knows.
 *
 * @param text
 * @param name
 * @param value Undefined takes the setting out: JSON has no such value.
 */
export const textWith = < Name extends SettingName >(
	text: string | undefined,
	name: Name,
	value: FormSettings[ Name ] | undefined
): string => JSON.stringify( { ...parseSettings( text ), [ name ]: value } );
