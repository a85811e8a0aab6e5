import { BaseControl, Flex, FlexBlock, useBaseControlProps } from '@wordpress/components';
import type { FormField } from '../fields/form-fields';
import { MergeTagPicker } from './merge-tag-picker';
import type { TagContext } from './tags';
import { useInsertion } from './use-insertion';

interface Props {
	label: string;
	help?: string;
	placeholder?: string;
	value: string;
	onChange: ( value: string ) => void;
	fields: FormField[];
	context: Exclude< TagContext, 'message' >;
}

/** Control for one line of text with merge tags. */
export const TextWithTags = ( {
	fields,
	help,
	label,
	context,
	onChange,
	placeholder,
	value,
}: Props ) => {
	const { baseControlProps, controlProps } = useBaseControlProps( { label, help } );
	const { insert, ref } = useInsertion< HTMLInputElement >( value, onChange );

	return (
		<BaseControl { ...baseControlProps }>
			<Flex gap={ 1 }>
				<FlexBlock>
					<input
						{ ...controlProps }
						ref={ ref }
						type="text"
						className="components-text-control__input is-next-40px-default-size"
						value={ value }
						placeholder={ placeholder }
						onChange={ ( event ) => onChange( event.target.value ) }
					/>
				</FlexBlock>
				<MergeTagPicker fields={ fields } context={ context } onPick={ insert } />
			</Flex>
		</BaseControl>
	);
};
