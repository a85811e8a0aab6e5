import { select } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { uploads } from '@atoll/stores';
import type { PublicField } from '../../../../../contract/public-definition';
import type { Context } from '../../../context';
import { combineCleanups, listen } from '../../../events/listen';
import { fillText } from '../../../texts/fill-text';
import type { Uploader } from '../transfer/uploader';
import { chooseFiles } from './choose-files';
import { itemsOf } from './current-files';

/**
 * Hook that takes files that are chosen with a field's input, or dropped onto the field.
 *
 * @param context
 * @param field
 * @param uploader
 * @return The message about surplus files, empty if there are none; and a function that clears it.
 */
export const useFileChoice = (
	{ definition: { texts }, key, markup }: Context,
	field: PublicField,
	uploader: Uploader
) => {
	const [ extra, setExtra ] = useState( '' );

	useEffect( () => {
		const input = markup.controls( field.id )[ 0 ] as HTMLInputElement | undefined;
		const dropZone = markup.field( field.id );
		if ( ! input || ! dropZone ) {
			return undefined;
		}
		const addFiles = ( files: File[] ) => {
			const existing = itemsOf( field, select( uploads ).getUploads( key ) );
			const choice = chooseFiles( field, files, existing, texts );
			setExtra( choice.extra );
			choice.replaced.forEach( ( item ) => uploader.remove( item.key ) );
			choice.refused.forEach( ( { file, message } ) =>
				uploader.refuse(
					field.id,
					file,
					fillText( texts.uploadRefused, { filename: file.name, message } )
				)
			);
			uploader.add( field.id, choice.accepted );
		};
		const addChosenFiles = () => {
			const files = [ ...( input.files ?? [] ) ];
			// The list has the files from now on; emptied, so that the same file can be chosen again.
			input.value = '';
			addFiles( files );
		};
		const onDrag = ( event: DragEvent ) => {
			if ( event.dataTransfer?.types.includes( 'Files' ) ) {
				event.preventDefault();
				dropZone.classList.toggle( 'is-dropping', event.type === 'dragover' );
			}
		};
		if ( input.files?.length ) {
			addChosenFiles();
		}
		return combineCleanups(
			listen( input, 'change', addChosenFiles ),
			listen( dropZone, 'dragover dragleave', onDrag ),
			listen< DragEvent >( dropZone, 'drop', ( event ) => {
				onDrag( event );
				addFiles( [ ...( event.dataTransfer?.files ?? [] ) ] );
			} )
		);
	}, [ field, key, markup, texts, uploader ] );

	return [ extra, () => setExtra( '' ) ] as const;
};
