import { BaseControl, Button, Flex, useBaseControlProps } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { formatBold, formatItalic, link } from '@wordpress/icons';
import type { FormField } from '../fields/form-fields';
import { MergeTagPicker } from './merge-tag-picker';
import { useInsertion } from './use-insertion';

interface Props {
	label: string;
	help?: string;
	placeholder?: string;
	rows?: number;
	value: string;
	onChange: ( value: string ) => void;
	fields: FormField[];
}

/** Control for a message of several lines, with simple HTML and merge tags. */
export const MessageWithTags = ( {
	fields,
	help,
	label,
	onChange,
	placeholder,
	rows = 8,
	value,
}: Props ) => {
	const { baseControlProps, controlProps } = useBaseControlProps( { label, help } );
	const { insert, ref, wrap } = useInsertion< HTMLTextAreaElement >( value, onChange );

	return (
		<BaseControl { ...baseControlProps }>
			<Flex gap={ 1 } justify="flex-start">
				<Button
					__next40pxDefaultSize
					icon={ formatBold }
					label={ __( 'Bold', 'atoll' ) }
					onClick={ () => wrap( '<strong>', '</strong>' ) }
				/>
				<Button
					__next40pxDefaultSize
					icon={ formatItalic }
					label={ __( 'Italic', 'atoll' ) }
					onClick={ () => wrap( '<em>', '</em>' ) }
				/>
				<Button
					__next40pxDefaultSize
					icon={ link }
					label={ __( 'Link', 'atoll' ) }
					onClick={ () => wrap( '<a href="https://">', '</a>' ) }
				/>
				<MergeTagPicker fields={ fields } context="message" onPick={ insert } />
			</Flex>
			<textarea
				{ ...controlProps }
				ref={ ref }
				className="components-textarea-control__input"
				rows={ rows }
				value={ value }
				placeholder={ placeholder }
				onChange={ ( event ) => onChange( event.target.value ) }
			/>
		</BaseControl>
	);
};
