import { Disabled } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Kind } from '../../src/builder/editor-data';
import type { FieldAttributes } from '../../src/builder/fields/attributes';
import { Placeholder } from './placeholder';
import { usePreview } from './use-preview';

interface Props {
	attributes: FieldAttributes;
	kind: Kind;
}

/** Explains why there is no preview. */
const Unavailable = ( { words }: { words: string } ) => (
	<p className="atoll-builder-field__unseen">{ words }</p>
);

/** The control as visitors see it, without its texts, which are above it to be edited. */
export const Preview = ( { attributes, kind }: Props ) => {
	const html = usePreview( attributes.id );
	if ( kind.control === 'hidden' ) {
		return (
			<Unavailable
				words={ __(
					'Hidden: it is sent with the form, but visitors do not see it.',
					'atoll'
				) }
			/>
		);
	}
	if ( kind.settings.includes( 'content' ) && ! attributes.content ) {
		return (
			<Unavailable words={ __( 'Write the content in the block’s settings.', 'atoll' ) } />
		);
	}
	return (
		<Disabled className="atoll-builder-field__preview">
			{ html === undefined ? (
				<Placeholder attributes={ attributes } kind={ kind } />
			) : (
				// Escaped by the PHP that renders forms for visitors.
				<div className="atoll-grid" dangerouslySetInnerHTML={ { __html: html } } />
			) }
		</Disabled>
	);
};
