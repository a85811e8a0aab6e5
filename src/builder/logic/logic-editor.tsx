import { Button, Flex, Notice, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { findingsOf, problemText } from './findings';
import { RuleRow } from './rule-row';
import { nearestTo, withReplacedRule, withoutRule, withRule } from './rules';
import { sentenceOf, type Verbs } from './sentence';
import { sourcesOf } from './sources';
import type { AskableField, ConditionalLogic } from './types';
import { useRuleFocus } from './use-rule-focus';
import { WhenControls } from './when-controls';

interface Props {
	value: ConditionalLogic | undefined;
	/** Called with undefined when the last rule is removed. */
	onChange: ( logic: ConditionalLogic | undefined ) => void;
	/** All fields of the form. */
	fields: AskableField[];
	/** Thing that shows or hides, as a sentence names it: "this field", "page 2". */
	subject: string;
	/** Id of the field, if the condition belongs to a field. */
	ownId?: number;
	/** Ids of the fields on the page, if the condition belongs to a page. */
	pageFieldIds?: number[];
	/** Verbs to use if nothing shows or hides: "Send" and "Do not send". */
	verbs?: Verbs;
}

const capitalised = ( text: string ) => text.charAt( 0 ).toUpperCase() + text.slice( 1 );

/** Editor of a condition: a sentence, and the rules. Problems show immediately. */
export const LogicEditor = ( {
	fields,
	pageFieldIds,
	onChange,
	ownId,
	subject,
	value,
	verbs,
}: Props ) => {
	const [ isOpen, setOpen ] = useState( false );
	const [ list, focus ] = useRuleFocus();
	const sources = sourcesOf( fields, ownId );
	const rules = value?.rules ?? [];
	const findings = findingsOf( value, fields, {
		subject: capitalised( subject ),
		ownId,
		pageFieldIds,
	} );
	const problemsOf = ( position?: number ) =>
		findings
			.filter( ( { rule } ) => rule === position )
			.map( ( finding ) => problemText( finding, window.atollFormEditor.problems ) );
	const add = () => {
		setOpen( true );
		focus( rules.length );
		const order = fields.map( ( { id } ) => id );
		onChange( withRule( value, sources, nearestTo( ownId, sources, order ) ) );
	};

	return (
		<Flex direction="column" gap={ 3 } ref={ list }>
			{ sources.length === 0 && rules.length === 0 && (
				<span>{ __( 'Add a question that it can depend on first.', 'atoll' ) }</span>
			) }
			<span aria-live="polite">{ sentenceOf( value, fields, subject, verbs ) }</span>
			{ problemsOf().map( ( problem ) => (
				<Notice key={ problem } status="warning" isDismissible={ false }>
					{ problem }
				</Notice>
			) ) }
			{ value && rules.length > 0 && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					aria-expanded={ isOpen }
					onClick={ () => setOpen( ! isOpen ) }
				>
					{ isOpen ? __( 'Close condition', 'atoll' ) : __( 'Edit condition', 'atoll' ) }
				</Button>
			) }
			{ value && isOpen && rules.length > 0 && (
				<>
					<ToggleControl
						label={ __( 'Use this condition', 'atoll' ) }
						checked={ value.enabled !== false }
						onChange={ ( enabled ) => onChange( { ...value, enabled } ) }
					/>
					<WhenControls logic={ value } onChange={ onChange } verbs={ verbs } />
					{ rules.map( ( rule, position ) => (
						<RuleRow
							key={ position }
							rule={ rule }
							position={ position + 1 }
							sources={ sources }
							problems={ problemsOf( position ) }
							onChange={ ( changed ) =>
								onChange( withReplacedRule( value, position, changed ) )
							}
							onRemove={ () => {
								focus( position );
								onChange( withoutRule( value, position ) );
							} }
						/>
					) ) }
				</>
			) }
			{ ( rules.length === 0 || isOpen ) && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					data-add-rule
					disabled={ sources.length === 0 }
					accessibleWhenDisabled
					onClick={ add }
				>
					{ rules.length === 0
						? __( 'Add a condition', 'atoll' )
						: __( 'Add a rule', 'atoll' ) }
				</Button>
			) }
		</Flex>
	);
};
