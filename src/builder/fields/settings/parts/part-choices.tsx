import { Button, Flex } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { KindInput } from '../../../editor-data';
import { BulkChoices } from '../choices/bulk-choices';
import type { GivenChoice } from '../choices/choice-changes';

interface Props {
	input: KindInput;
	/** In place of its kind's. */
	own: GivenChoice[] | undefined;
	onChange: ( own: GivenChoice[] | undefined ) => void;
}

/** What a part offers where it is a list, such as titles or states. */
export const PartChoices = ( { input, onChange, own }: Props ) => (
	<Flex justify="flex-start">
		<BulkChoices
			label={ __( 'Change the choices', 'atoll' ) }
			choices={ own ?? input.choices ?? [] }
			onChange={ ( choices ) => onChange( choices.length > 0 ? choices : undefined ) }
		/>
		{ own && (
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				onClick={ () => onChange( undefined ) }
			>
				{ __( 'Back to the usual ones', 'atoll' ) }
			</Button>
		) }
	</Flex>
);
