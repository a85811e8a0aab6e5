import { select, useSelect } from '@wordpress/data';
import { useEffect, useLayoutEffect, useState } from '@wordpress/element';
import { uploads, type UploadItem } from '@atoll/stores';
import type { PublicField } from '../../../../contract/public-definition';
import { Message, Place } from '../../../../ui';
import type { Context } from '../../context';
import { combineCleanups, listen } from '../../events/listen';
import { chooseFiles } from './files/choose-files';
import { maxFilesOf, unshownRefusals, currentFiles } from './files/current-files';
import { UploadRow } from './upload-row';
import { useDescription } from './messages/use-description';
import { useAnnouncements } from './messages/use-announcements';
import { useInvalid } from './messages/use-invalid';
import type { Uploader } from './transfer/uploader';
import { fillText } from '../../texts/fill-text';

interface Props {
	context: Context;
	field: PublicField;
	uploader: Uploader;
}

const itemsOf = ( items: UploadItem[], field: number ) =>
	items.filter( ( item ) => item.field === field );

/** Files that the form will not get as they stand. */
const isMissing = ( { state }: UploadItem ) => [ 'failed', 'refused', 'partial' ].includes( state );

/** A field's files below its input, which stays the server's and chooses them. */
export const UploadField = ( { context, field, uploader }: Props ) => {
	const { definition, key, markup } = context;
	const { texts } = definition;
	const allItems = useSelect( ( read ) => read( uploads ).getUploads( key ), [ key ] );
	const items = itemsOf( allItems, field.id );
	const shown = currentFiles( field, allItems );
	const unshown = unshownRefusals( shown, items );
	const [ extra, setExtra ] = useState( '' );
	const [ announcement, announce ] = useAnnouncements( shown, texts );

	const control = markup.controls( field.id )[ 0 ];
	const idOf = ( name: string ) => `${ control?.id }-${ name }`;
	const hasMessages = unshown.length > 0 || extra !== '';
	const withMessage = shown.filter( ( { message } ) => message !== '' );
	const accepted = shown.filter( ( item ) => ! isMissing( item ) );
	useDescription( control, [
		...( accepted.length ? [ idOf( 'files' ) ] : [] ),
		...( hasMessages ? [ idOf( 'aside' ) ] : [] ),
		...withMessage.map( ( item ) => idOf( item.key ) ),
	] );
	useInvalid( context, field.id, hasMessages || shown.some( isMissing ) );
	useLayoutEffect( () => {
		markup.field( field.id )?.classList.toggle( 'has-files', shown.length > 0 );
	} );

	useEffect( () => {
		const input = markup.controls( field.id )[ 0 ] as HTMLInputElement | undefined;
		const dropZone = markup.field( field.id );
		if ( ! input || ! dropZone ) {
			return undefined;
		}
		const addFiles = ( files: File[] ) => {
			const existing = itemsOf( select( uploads ).getUploads( key ), field.id );
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
			if ( files.length ) {
				// The list has them from now on; the same one may be chosen again.
				input.value = '';
				addFiles( files );
			}
		};
		const onDrag = ( event: DragEvent ) => {
			if ( event.dataTransfer?.types.includes( 'Files' ) ) {
				event.preventDefault();
				dropZone.classList.toggle( 'is-dropping', event.type === 'dragover' );
			}
		};
		addChosenFiles();
		return combineCleanups(
			listen( input, 'change', addChosenFiles ),
			listen( dropZone, 'dragover', onDrag ),
			listen( dropZone, 'dragleave', onDrag ),
			listen< DragEvent >( dropZone, 'drop', ( event ) => {
				onDrag( event );
				addFiles( [ ...( event.dataTransfer?.files ?? [] ) ] );
			} )
		);
	}, [ field, key, markup, texts, uploader ] );

	const remove = ( item: UploadItem ) => {
		// Where one alone shows, what was refused after it goes with it.
		[ item, ...( maxFilesOf( field ) === 1 ? unshown : [] ) ].forEach( ( { key: one } ) =>
			uploader.remove( one )
		);
		setExtra( '' );
		announce( fillText( texts.uploadRemoved, { filename: item.name } ) );
		// What had the focus is gone.
		markup.controls( field.id )[ 0 ]?.focus();
	};

	return (
		<Place at={ markup.uploads( field.id ) }>
			<div>
				<p className="atoll-uploads__drop">{ texts.uploadDrop }</p>
				{ hasMessages && (
					<div className="atoll-uploads__refused" id={ idOf( 'aside' ) } role="alert">
						{ unshown.map( ( { key: name, message } ) => (
							<Message key={ name } text={ message } />
						) ) }
						{ extra !== '' && <Message text={ extra } /> }
					</div>
				) }
				{ shown.length > 0 && (
					<ul className="atoll-uploads">
						{ shown.map( ( item ) => (
							<UploadRow
								key={ item.key }
								item={ item }
								messageId={ idOf( item.key ) }
								texts={ texts }
								onRemove={ () => remove( item ) }
								onRetry={ () => uploader.retry( item.key ) }
							/>
						) ) }
					</ul>
				) }
				{ accepted.length > 0 && (
					<span className="atoll-uploads__news" id={ idOf( 'files' ) }>
						{ fillText( texts.uploadHas, {
							filenames: accepted.map( ( { name } ) => name ).join( ', ' ),
						} ) }
					</span>
				) }
				<div className="atoll-uploads__news" role="status">
					<span>{ announcement }</span>
				</div>
			</div>
		</Place>
	);
};
