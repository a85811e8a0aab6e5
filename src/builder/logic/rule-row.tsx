import { Button, Flex, Notice, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import {
	withComparison,
	comparisonOf,
	comparisonsFor,
	takesValue,
	comparisonText,
	type Comparison,
} from './operators';
import { newRule } from './rules';
import { optionsOf, type Source } from './sources';
import type { LogicRule } from './types';
import { ValueControl } from './value-control';

interface Props {
	rule: LogicRule;
	/** Position, from 1. */
	position: number;
	sources: Source[];
	/** Messages about problems of the rule. */
	problems: string[];
	onChange: ( rule: LogicRule ) => void;
	onRemove: () => void;
}

/** Hook that returns the comparison: "is" without a value stays "is" while the value is being entered. */
const useComparison = ( rule: LogicRule ) => {
	const [ picked, setPicked ] = useState< Comparison | null >( null );
	const isUnfinished = picked !== null && takesValue( picked ) && picked === rule.operator;
	return [ isUnfinished ? picked : comparisonOf( rule ), setPicked ] as const;
};

/** Row for one rule of a condition: a question, a comparison and a value. */
export const RuleRow = ( { onChange, onRemove, position, problems, rule, sources }: Props ) => {
	const [ comparison, setPicked ] = useComparison( rule );
	const source = sources.find( ( { id } ) => id === rule.fieldId );
	const options = optionsOf( sources );
	/* translators: %s: number of a field that is not on the form. */
	const goneLabel = sprintf( __( 'Field %s (missing)', 'atoll' ), rule.fieldId );
	const missing = { value: rule.fieldId, label: goneLabel };
	/* translators: %d: position of a rule in a condition, from 1. */
	const name = sprintf( __( 'Rule %d', 'atoll' ), position );

	return (
		<fieldset data-rule aria-label={ name }>
			<Flex direction="column" gap={ 2 }>
				<Flex gap={ 1 }>
					<span>{ name }</span>
					<Button
						size="small"
						icon={ closeSmall }
						/* translators: %d: position of a rule in a condition, from 1. */
						label={ sprintf( __( 'Remove rule %d', 'atoll' ), position ) }
						onClick={ onRemove }
					/>
				</Flex>
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Question', 'atoll' ) }
					hideLabelFromVision
					value={ rule.fieldId }
					options={ source ? options : [ missing, ...options ] }
					onChange={ ( fieldId ) => {
						setPicked( null );
						onChange( newRule( fieldId, sources ) );
					} }
				/>
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Comparison', 'atoll' ) }
					hideLabelFromVision
					value={ comparison }
					options={ comparisonsFor( source?.shape ?? 'text', comparison ).map(
						( one ) => ( {
							value: one,
							label: comparisonText( one, source?.shape ?? 'text' ),
						} )
					) }
					onChange={ ( chosen ) => {
						setPicked( chosen );
						onChange( withComparison( rule, chosen ) );
					} }
				/>
				<ValueControl
					label={ __( 'Value', 'atoll' ) }
					comparison={ comparison }
					source={ source }
					value={ rule.value }
					onChange={ ( value ) => onChange( { ...rule, value } ) }
				/>
				{ problems.map( ( problem ) => (
					<Notice key={ problem } status="warning" isDismissible={ false }>
						{ problem }
					</Notice>
				) ) }
			</Flex>
		</fieldset>
	);
};
