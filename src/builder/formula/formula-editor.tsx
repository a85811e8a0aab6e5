import { DropdownMenu, Flex, Notice, TextareaControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { chevronDown } from '@wordpress/icons';
import { problemText } from '../logic/findings';
import { nameOf, optionsOf, sourcesOf, type Source } from '../logic/sources';
import type { AskableField } from '../logic/types';
import type { Counting } from './calculation';
import { checkFormula } from './check';
import { exampleOf } from './example';

interface Props {
	/** Formula in Gravity Forms' notation: "{Price:3} * 0.2". */
	value: string;
	onChange: ( formula: string ) => void;
	/** All fields of the form. */
	fields: AskableField[];
	/** Id of the field whose value the formula computes. */
	ownId: number;
	counting: Counting;
}

/** Returns the tag of a source, without braces and colons in its name, which would end the tag too early. */
const tagOf = ( { id, name }: Source ) => `{${ name.replace( /[{}:]/g, ' ' ).trim() }:${ id }}`;

/** Editor of a formula, which is checked on each keystroke and tried on an example. */
export const FormulaEditor = ( { counting, fields, onChange, ownId, value }: Props ) => {
	const textarea = useRef< HTMLTextAreaElement >( null );
	const sources = sourcesOf( fields, ownId );
	const ownField = fields.find( ( { id } ) => id === ownId );
	const findings = checkFormula(
		value,
		fields,
		ownId,
		nameOf( ownField ?? { id: ownId, label: '' } )
	);

	/** Inserts the tag of a source at the caret, and puts the caret after it. */
	const insert = ( id: string ) => {
		const source = sources.find( ( one ) => one.id === id );
		const area = textarea.current;
		if ( ! source || ! area ) {
			return;
		}
		area.focus();
		area.setRangeText( tagOf( source ), area.selectionStart, area.selectionEnd, 'end' );
		onChange( area.value );
	};

	return (
		<Flex direction="column" gap={ 3 }>
			<TextareaControl
				ref={ textarea }
				label={ __( 'Formula', 'atoll' ) }
				help={ __( 'Numbers, fields, + - * / and round brackets.', 'atoll' ) }
				rows={ 3 }
				value={ value }
				onChange={ onChange }
			/>
			{ /* No select: with the arrow keys that would insert the first one before the second is reached. */ }
			<DropdownMenu
				popoverProps={ { className: 'atoll-builder-insert-field' } }
				icon={ chevronDown }
				text={ __( 'Insert a field', 'atoll' ) }
				label={ __( 'Insert a field', 'atoll' ) }
				toggleProps={ {
					__next40pxDefaultSize: true,
					variant: 'secondary',
					iconPosition: 'right',
					showTooltip: false,
					disabled: sources.length === 0,
					accessibleWhenDisabled: true,
				} }
				controls={ optionsOf( sources ).map( ( { value: id, label } ) => ( {
					title: label,
					onClick: () => insert( id ),
				} ) ) }
			/>
			{ findings.map( ( finding ) => (
				<Notice key={ finding.text } status="error" isDismissible={ false }>
					{ problemText( finding, window.atollFormEditor.problems ) }
				</Notice>
			) ) }
			{ findings.length === 0 && value.trim() !== '' && (
				<span>{ exampleOf( value, fields, counting ) }</span>
			) }
		</Flex>
	);
};
