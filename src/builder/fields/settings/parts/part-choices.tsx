import { Button, Flex } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { KindInput } from '../../../editor-data';
import type { ChoiceAttributes } from '../../attributes';
import { BulkChoices } from '../choices/bulk-choices';

interface Props {
	input: KindInput;
	/** Choices that replace those of the kind. */
	ownChoices: ChoiceAttributes[] | undefined;
	onChange: ( ownChoices: ChoiceAttributes[] | undefined ) => void;
}

/** Editor of the choices of a part that is a list, such as titles or states. */
export const PartChoices = ( { input, onChange, ownChoices }: Props ) => {
	const row = useRef< HTMLDivElement >( null );
	const reset = () => {
		onChange( undefined );
		row.current?.querySelector( 'button' )?.focus(); // The focused control was removed.
	};
	return (
		<Flex ref={ row } justify="flex-start">
			<BulkChoices
				label={ __( 'Change the choices', 'atoll' ) }
				choices={ ownChoices ?? input.choices ?? [] }
				onChange={ ( choices ) => onChange( choices.length > 0 ? choices : undefined ) }
			/>
			{ ownChoices && (
				<Button __next40pxDefaultSize variant="tertiary" onClick={ reset }>
					{ __( 'Back to the usual ones', 'atoll' ) }
				</Button>
			) }
		</Flex>
	);
};
