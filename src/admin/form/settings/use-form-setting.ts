import { useRegistry, useSelect } from '@wordpress/data';
import { store as editor } from '@wordpress/editor';
import { useMemo } from '@wordpress/element';
import { formSettings } from '../../../builder/form-settings';
import { parseSettings } from '../../../builder/parse-settings';
import { textWith } from './settings-text';
import type { FormSettings, SettingName } from './types';

/** A setting of the form in the editor, and what changes it; undefined where nobody has set it. */
export const useFormSetting = < Name extends SettingName >( name: Name ) => {
	type Value = FormSettings[ Name ] | undefined;
	const { dispatch, select } = useRegistry();
	const text = useSelect( formSettings, [] );
	const settings = useMemo( () => parseSettings< FormSettings >( text ), [ text ] );

	const set = ( value: Value | ( ( present: Value ) => Value ) ) => {
		// Read now: an undo sets it long after this render, and what others have set since stays.
		const latest = formSettings( select );
		const present = parseSettings< FormSettings >( latest )[ name ];
		const next = typeof value === 'function' ? value( present ) : value;
		if ( next !== present ) {
			const meta = { atoll_settings: textWith( latest, name, next ) };
			void dispatch( editor ).editPost( { meta } );
		}
	};
	return [ settings[ name ], set ] as const;
};
