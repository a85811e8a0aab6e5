import { useEntityProp } from '@wordpress/core-data';
import { useMemo } from '@wordpress/element';
import { parseSettings } from '../../../builder/parse-settings';
import { textWith } from './settings-text';
import type { FormSettings, SettingName } from './types';

interface Meta {
	atoll_settings?: string;
}

const useSettingsText = () => {
	const [ meta, setMeta ] = useEntityProp( 'postType', 'atoll_form', 'meta' ) as unknown as [
		Meta | undefined,
		( meta: Meta ) => void,
	];
	return [
		meta?.atoll_settings,
		( text: string ) => setMeta( { ...meta, atoll_settings: text } ),
	] as const;
};

/** A setting of the form in the editor, and what changes it; undefined where nobody has set it. */
export const useFormSetting = < Name extends SettingName >( name: Name ) => {
	const [ text, setText ] = useSettingsText();
	const settings = useMemo( () => parseSettings< FormSettings >( text ), [ text ] );
	const set = ( value: FormSettings[ Name ] | undefined ) =>
		setText( textWith( text, name, value ) );
	return [ settings[ name ], set ] as const;
};
