import { RichText, useBlockProps, type BlockEditProps } from '@wordpress/block-editor';
import { __, sprintf } from '@wordpress/i18n';
import { toPlain, toRich } from '../../src/builder/fields/plain-text';
import { useEnterKey } from '../../src/builder/fields/use-enter-key';
import type { Page } from '../../src/builder/pages/page';
import { PageSettings } from '../../src/builder/pages/page-settings';
import { usePagePosition } from '../../src/builder/pages/use-page-position';

/** The start of a page in a form: a line with number and title of the page. */
export const Edit = ( { attributes, clientId, setAttributes }: BlockEditProps< Page > ) => {
	const { number } = usePagePosition( clientId );
	const onKeyDownCapture = useEnterKey( clientId );
	const title = attributes.title ?? '';
	return (
		<>
			<PageSettings
				attributes={ attributes }
				clientId={ clientId }
				setAttributes={ setAttributes }
			/>
			<div
				{ ...useBlockProps( {
					className: 'atoll-form atoll-builder-page',
					onKeyDownCapture,
				} ) }
			>
				<span className="atoll-builder-page__number">
					{ sprintf(
						/* translators: %d: number of a page of a form. */
						__( 'Page %d', 'atoll' ),
						number
					) }
				</span>
				<RichText
					tagName="span"
					className="atoll-builder-page__title"
					identifier="title"
					value={ toRich( title ) }
					onChange={ ( html ) =>
						setAttributes( { title: toPlain( html ) || undefined } )
					}
					allowedFormats={ [] }
					withoutInteractiveFormatting
					disableLineBreaks
					placeholder={ __( 'Title of the page', 'atoll' ) }
					aria-label={ __( 'Title of the page', 'atoll' ) }
				/>
			</div>
		</>
	);
};
