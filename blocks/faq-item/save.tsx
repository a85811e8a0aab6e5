import { RichText, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { QuestionAttributes } from './attributes';

/** The link's name is the answer's id: browsers open a closed `<details>` around the element that an address names. */
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
