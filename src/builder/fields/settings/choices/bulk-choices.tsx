import { Button, Flex, Modal, TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { DialogActions } from '../../../dialog-actions';
import type { ChoiceAttributes } from '../../attributes';
import { fromLines, toLines } from './pasted-choices';

interface Props {
	choices: ChoiceAttributes[];
	onChange: ( choices: ChoiceAttributes[] ) => void;
	/** Label of the button that opens the dialog. */
	label?: string;
}

/** Editor of all choices as one text. */
export const BulkChoices = ( {
	choices,
	label = __( 'Paste a list', 'atoll' ),
	onChange,
}: Props ) => {
	const [ lines, setLines ] = useState< string | null >( null );
	const close = () => setLines( null );
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				onClick={ () => setLines( toLines( choices ) ) }
			>
				{ label }
			</Button>
			{ lines !== null && (
				<Modal
					title={ __( 'Choices as a list', 'atoll' ) }
					onRequestClose={ close }
					size="medium"
				>
					<Flex direction="column" gap={ 4 }>
						<TextareaControl
							label={ __( 'One choice on each line', 'atoll' ) }
							help={ __(
								'Where a choice sends something else than its text, write text|value.',
								'atoll'
							) }
							rows={ 12 }
							value={ lines }
							onChange={ setLines }
						/>
						<DialogActions
							confirm={ __( 'Use these choices', 'atoll' ) }
							onConfirm={ () => {
								onChange( fromLines( lines, choices ) );
								close();
							} }
							onCancel={ close }
						/>
					</Flex>
				</Modal>
			) }
		</>
	);
};
