import { useSelect } from '@wordpress/data';
import { useLayoutEffect } from '@wordpress/element';
import { uploads, type UploadItem } from '@atoll/stores';
import type { PublicField } from '../../../../contract/public-definition';
import { Message, Place } from '../../../../ui';
import type { Context } from '../../context';
import { fillText } from '../../texts/fill-text';
import { currentFiles, itemsOf, maxFilesOf, unshownRefusals } from './files/current-files';
import { useFileChoice } from './files/use-file-choice';
import { useDescription } from './messages/use-description';
import { useFileAnnouncements } from './messages/use-file-announcements';
import { useInvalid } from './messages/use-invalid';
import type { Uploader } from './transfer/uploader';
import { UploadRow } from './upload-row';

interface Props {
	context: Context;
	field: PublicField;
	uploader: Uploader;
}

/** Whether the form will not get the file in its current state. */
const isMissing = ( { state }: UploadItem ) => [ 'failed', 'refused', 'partial' ].includes( state );

/** The list of a field's files below its input, which stays the server's and chooses them. */
export const UploadField = ( { context, field, uploader }: Props ) => {
	const { definition, key, markup } = context;
	const { texts } = definition;
	const allItems = useSelect( ( read ) => read( uploads ).getUploads( key ), [ key ] );
	const shown = currentFiles( field, allItems );
	const unshown = unshownRefusals( shown, itemsOf( field, allItems ) );
	const [ extra, clearExtra ] = useFileChoice( context, field, uploader );
	const [ announcement, announce ] = useFileAnnouncements( shown, texts );

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

	const remove = ( item: UploadItem ) => {
		// If the field shows a single file, its refused replacements are removed with it.
		[ item, ...( maxFilesOf( field ) === 1 ? unshown : [] ) ].forEach( ( { key: one } ) =>
			uploader.remove( one )
		);
		clearExtra();
		announce( fillText( texts.uploadRemoved, { filename: item.name } ) );
		// The focused button is gone.
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
