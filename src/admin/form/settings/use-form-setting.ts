import { useRegistry, useSelect } from '@wordpress/data';
import { store as editor } from '@wordpress/editor';
import { useMemo } from '@wordpress/element';
import { formSettings } from '../../../builder/form-settings';
import { parseSettings } from '../../../builder/parse-settings';
import { textWith } from './settings-text';
import type { FormSettings, SettingName } from './types';

/** Hook for a setting of the form in the editor and its setter; undefined if it was never set. */
export const useFormSetting = < Name extends SettingName >( name: Name ) => {
	type Value = FormSettings[ Name ] | undefined;
	const { dispatch, select } = useRegistry();
	const text = useSelect( formSettings, [] );
	const settings = useMemo( () => parseSettings< FormSettings >( text ), [ text ] );

	const set = ( value: Value | ( ( present: Value ) => Value ) ) => {
		// Read at the time of the change: an undo may set this long after the render, and must keep other changes.
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
