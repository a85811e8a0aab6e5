import { suits } from '../../editor-data';
import type { PartSettings } from '../attributes';
import type { Control } from './control';
import { PartSetting } from './part-setting';

/** What is not set is not stored. */
const compact = ( part: PartSettings ): PartSettings | undefined => {
	const entries = Object.entries( part ).filter(
		( [ , value ] ) => value !== undefined && value !== ''
	);
	return entries.length > 0 ? Object.fromEntries( entries ) : undefined;
};

/** The parts of a compound field: which show, by what words, and which must be answered. */
export const PartsSetting: Control = ( { attributes, kind, onChange } ) => {
	const own = attributes.inputs ?? {};
	const parts = ( kind.inputs ?? [] ).filter( ( { when } ) =>
		suits( when, attributes, kind.defaults )
	);
	return (
		<>
			{ parts.map( ( input ) => (
				<PartSetting
					key={ input.part }
					input={ input }
					part={ own[ input.part ] ?? {} }
					onChange={ ( part ) => {
						const { [ input.part ]: _, ...others } = own;
						const kept = compact( part );
						onChange( { inputs: kept ? { ...others, [ input.part ]: kept } : others } );
					} }
				/>
			) ) }
		</>
	);
};
