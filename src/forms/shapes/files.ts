import { broken } from '../rules';
import type { FileAnswer } from '../value';
import { verdict, type Shape } from './shape';

/** What each rule judges of a list of files. */
const aspects: Record< string, ( files: FileAnswer[] ) => string[] > = {
	name: ( files ) => files.map( ( { name } ) => name ),
	size: ( files ) => files.map( ( { size } ) => String( size ) ),
	count: ( { length } ) => [ String( length ) ],
};

/** Files that the server has received, and those that are still to be sent. */
export const files: Shape = {
	read: ( { inputs }, { files: read } ) => inputs.flatMap( ( { name } ) => read( name ) ),
	isEmpty: ( _field, value ) => ( value as FileAnswer[] ).length === 0,
	judge: ( { messages, required, rules }, value ) => {
		const all = value as FileAnswer[];
		if ( all.length === 0 ) {
			return verdict( required ? ( messages.required ?? '' ) : null );
		}
		const wrong = rules.find(
			( rule ) =>
				broken(
					[ rule ],
					aspects[ ( rule as { of?: string } ).of ?? '' ]?.( all ) ?? []
				) !== null
		);
		return verdict( wrong?.message );
	},
};
