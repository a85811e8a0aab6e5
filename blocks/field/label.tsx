import { RichText, store as blockEditor } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { toPlain, toRich } from '../../src/builder/fields/plain-text';
import { useEnterKey } from '../../src/builder/fields/use-enter-key';
import type { EditableTextProps } from './editable-text';

/** The label of a field or a button. Enter adds another field below. */
export const Label = ( {
	attributes,
	clientId,
	isSelected,
	kind,
	onChange,
}: EditableTextProps ) => {
	const { label = '', required = false } = attributes;
	const isButton = kind.control === 'submit';
	const onKeyDown = useEnterKey( clientId );
	const { removeBlock, replaceBlocks } = useDispatch( blockEditor );
	const { optional, submit } = window.atollFormEditor.texts;
	return (
		<div
			className={ isButton ? 'atoll-form__actions' : 'atoll-field__label' }
			onKeyDownCapture={ onKeyDown }
		>
			<RichText
				tagName="span"
				className={ isButton ? 'atoll-button atoll-button--primary' : undefined }
				identifier="label"
				value={ toRich( label ) }
				onChange={ ( html ) => onChange( { label: toPlain( html ) } ) }
				onReplace={ ( blocks ) => replaceBlocks( clientId, blocks ) }
				onRemove={ () => removeBlock( clientId ) }
				allowedFormats={ [] }
				withoutInteractiveFormatting
				disableLineBreaks
				placeholder={
					isButton ? submit : __( 'Type the question, or / to choose its kind', 'atoll' )
				}
				aria-label={ isButton ? __( 'Button text', 'atoll' ) : __( 'Question', 'atoll' ) }
			/>
			{ ! isButton && ! required && kind.settings.includes( 'required' ) && (
				<span className="atoll-field__optional"> { optional }</span>
			) }
			{ required && isSelected && (
				<span className="atoll-builder-field__required">{ __( 'Required', 'atoll' ) }</span>
			) }
		</div>
	);
};
