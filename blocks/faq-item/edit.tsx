import {
	InspectorControls,
	RichText,
	useBlockProps,
	useInnerBlocksProps,
	type BlockEditProps,
} from '@wordpress/block-editor';
import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { QuestionAttributes } from './attributes';

/** Matches characters that an HTML id must not contain, as for anchors in the block editor. */
const NOT_IN_ID = /[\s#]/g;

/** Shows question and answer, both open and edited in place. */
export function Edit( {
	attributes: { question, level, linkName = '' },
	setAttributes,
}: BlockEditProps< QuestionAttributes > ) {
	const answer = useInnerBlocksProps(
		{ className: 'atoll-faq__answer' },
		{
			template: [ [ 'core/paragraph', { placeholder: __( 'Write the answer…', 'atoll' ) } ] ],
		}
	);

	return (
		<div { ...useBlockProps() }>
			<InspectorControls group="advanced">
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Link name (anchor)', 'atoll' ) }
					help={ __(
						'What follows # in a link that opens this question. If you leave this empty, it is made from the question.',
						'atoll'
					) }
					value={ linkName }
					onChange={ ( name ) =>
						setAttributes( { linkName: name.replace( NOT_IN_ID, '-' ) || undefined } )
					}
				/>
			</InspectorControls>
			<div className="atoll-faq__summary">
				<RichText
					identifier="question"
					tagName={ `h${ level }` }
					className="atoll-faq__question"
					aria-label={ __( 'Question', 'atoll' ) }
					placeholder={ __( 'Add a question…', 'atoll' ) }
					value={ question }
					onChange={ ( words ) => setAttributes( { question: words } ) }
					allowedFormats={ [ 'core/bold', 'core/italic' ] }
					disableLineBreaks
				/>
			</div>
			<div { ...answer } />
		</div>
	);
}
