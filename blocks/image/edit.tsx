import {
	BlockControls,
	MediaPlaceholder,
	MediaReplaceFlow,
	RichText,
	useBlockProps,
	type BlockEditProps,
	type Media,
} from '@wordpress/block-editor';
import { Notice } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as notices } from '@wordpress/notices';
import type { ImageAttributes } from './attributes';
import { Sidebar } from './sidebar';
import { usePicture } from './use-picture';

const TYPES = [ 'image' ];

/** Shows the image in its ratio, and asks for an alternative text until there is one. */
export function Edit( { attributes, setAttributes }: BlockEditProps< ImageAttributes > ) {
	const { id, alt, decorative, caption, ratio } = attributes;
	const { url, isGone } = usePicture( id );
	const { createErrorNotice } = useDispatch( notices );
	const fail = ( message: string ) => createErrorNotice( message, { type: 'snackbar' } );
	const choose = ( media?: Media ) => {
		// An upload first passes the file before it is stored, and nothing if it fails.
		if ( ! media?.id ) {
			return;
		}
		// An alternative text does not apply to another image.
		const written = id && media.id !== id ? '' : alt;
		setAttributes( { id: media.id, alt: written || media.alt || '', decorative: false } );
	};
	const props = useBlockProps( { className: `atoll-image atoll-image--${ ratio }` } );

	if ( ! id ) {
		return (
			<div { ...props }>
				<MediaPlaceholder
					labels={ { title: __( 'Picture', 'atoll' ) } }
					accept="image/*"
					allowedTypes={ TYPES }
					onSelect={ choose }
					onError={ fail }
				/>
			</div>
		);
	}

	const unsaid =
		! alt.trim() && ! decorative
			? __(
					'Visitors do not see this picture yet. In the sidebar, describe what it shows or mark it as decorative.',
					'atoll'
				)
			: '';
	const hint = isGone ? __( 'This picture was deleted. Choose another.', 'atoll' ) : unsaid;

	return (
		<figure { ...props }>
			<BlockControls group="other">
				<MediaReplaceFlow
					mediaId={ id }
					accept="image/*"
					allowedTypes={ TYPES }
					onSelect={ choose }
					onError={ fail }
				/>
			</BlockControls>
			<Sidebar attributes={ attributes } setAttributes={ setAttributes } />
			{ hint && (
				<div className="atoll-image__mend">
					<Notice status="warning" isDismissible={ false }>
						{ hint }
					</Notice>
				</div>
			) }
			{ ! isGone && <img className="atoll-image__img" src={ url } alt={ alt } /> }
			<RichText
				identifier="caption"
				tagName="figcaption"
				className="atoll-image__caption"
				aria-label={ __( 'Caption', 'atoll' ) }
				placeholder={ __( 'Add a caption, if it needs one…', 'atoll' ) }
				value={ caption }
				onChange={ ( text ) => setAttributes( { caption: text } ) }
				allowedFormats={ [ 'core/bold', 'core/italic', 'core/link' ] }
			/>
		</figure>
	);
}
