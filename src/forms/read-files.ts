import type { InputName } from '../contract/input-names';
import type { FileAnswer } from './value';

const FILES: InputName = 'gform_uploaded_files';

interface Uploaded {
	uploaded_filename?: unknown;
	temp_filename?: unknown;
	size?: unknown;
}

/** Returns the form's list of uploads for an input; empty if the list is not valid JSON. */
const uploaded = ( data: FormData, name: string ): Uploaded[] => {
	try {
		const list = JSON.parse( String( data.get( FILES ) ) )?.[ name ];
		return Array.isArray( list ) ? list : [];
	} catch {
		return [];
	}
};

/** Returns uploaded files, then those that are chosen and still to be sent; the latter have no id. */
export const readFiles = ( data: FormData, name: string ): FileAnswer[] => {
	const key = name.replace( '[]', '' );
	return [
		...uploaded( data, key ).map( ( file ) => ( {
			name: String( file.uploaded_filename ?? '' ),
			size: Number( file.size ?? 0 ),
			id: String( file.temp_filename ?? '' ),
		} ) ),
		...[ ...data.getAll( key ), ...data.getAll( `${ key }[]` ) ].flatMap( ( file ) =>
			// An input without a choice sends a file without a name.
			file instanceof File && file.name !== ''
				? [ { name: file.name, size: file.size, id: '' } ]
				: []
		),
	];
};
