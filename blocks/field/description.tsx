import { RichText } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { EditableTextProps } from './editable-text';

const FORMATS = [ 'core/bold', 'core/italic', 'core/link' ];

/** The description of a field. If empty, it is shown only while the field is selected. */
export const Description = ( { attributes, isSelected, onChange }: EditableTextProps ) => {
	const { description = '' } = attributes;
	return description === '' && ! isSelected ? null : (
		<RichText
			tagName="div"
			className={ `atoll-field__description${ description === '' ? ' is-empty' : '' }` }
			identifier="description"
			value={ description }
			onChange={ ( html ) => onChange( { description: html || undefined } ) }
			allowedFormats={ FORMATS }
			disableLineBreaks
			placeholder={ __( 'Add a description', 'atoll' ) }
			aria-label={ __( 'Description', 'atoll' ) }
		/>
	);
};
