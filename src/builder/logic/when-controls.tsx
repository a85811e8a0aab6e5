import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { verbsOf, type Verbs } from './sentence';
import type { ConditionalLogic } from './types';

interface Props {
	logic: ConditionalLogic;
	onChange: ( logic: ConditionalLogic ) => void;
	verbs?: Verbs | undefined;
}

/** Controls for what happens, and for whether all rules or any of them must apply. */
export const WhenControls = ( { logic, onChange, verbs }: Props ) => {
	const { hide, show } = verbsOf( verbs );
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'What happens', 'atoll' ) }
				value={ logic.actionType }
				options={ [
					{ value: 'show', label: show },
					{ value: 'hide', label: hide },
				] }
				onChange={ ( actionType ) => onChange( { ...logic, actionType } ) }
			/>
			{ logic.rules.length > 1 && (
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'When', 'atoll' ) }
					value={ logic.logicType }
					options={ [
						{ value: 'all', label: __( 'all rules are true', 'atoll' ) },
						{ value: 'any', label: __( 'any rule is true', 'atoll' ) },
					] }
					onChange={ ( logicType ) => onChange( { ...logic, logicType } ) }
				/>
			) }
		</>
	);
};
