import { RichText, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { QuestionAttributes } from './attributes';

/** The answer has the id of the link: browsers open a closed `<details>` around the target of a URL's fragment. */
export function Save( {
	attributes: { question, level, linkName },
}: {
	attributes: QuestionAttributes;
} ) {
	return (
		<details { ...useBlockProps.save() }>
			<summary>
				<RichText.Content
					tagName={ `h${ level }` }
					className="atoll-faq__question"
					value={ question }
				/>
			</summary>
			<div
				{ ...useInnerBlocksProps.save( { className: 'atoll-faq__answer', id: linkName } ) }
			/>
		</details>
	);
}
