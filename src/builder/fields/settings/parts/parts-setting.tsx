import { matchesWhen } from '../../../editor-data';
import type { Control } from '../control';
import { PartSetting } from './part-setting';
import { changedPart } from './parts';

/** Editor of the parts of a compound field: which are visible, and the settings of each. */
export const PartsSetting: Control = ( { attributes, kind, onChange } ) => {
	const parts = ( kind.inputs ?? [] ).filter( ( { when } ) =>
		matchesWhen( when, attributes, kind.defaults )
	);
	return (
		<>
			{ parts.map( ( input ) => (
				<PartSetting
					key={ input.part }
					input={ input }
					part={ attributes.inputs?.[ input.part ] ?? {} }
					kind={ kind }
					attributes={ attributes }
					onChange={ ( part ) => onChange( changedPart( attributes, input.part, part ) ) }
				/>
			) ) }
		</>
	);
};
