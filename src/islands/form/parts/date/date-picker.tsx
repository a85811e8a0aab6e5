import { createPortal, useEffect, useState } from '@wordpress/element';
import type { PublicField } from '../../../../contract/public-definition';
import { Place } from '../../../../ui';
import { StackedDialog } from '../../../stacked-dialog';
import type { Context } from '../../context';
import { listen } from '../../events/listen';
import { fillText } from '../../texts/fill-text';
import { Calendar } from './calendar';
import { readDate, normaliseDate, writeDate } from './typed-date';

interface Props {
	context: Context;
	field: PublicField;
}

/**
 * A button beside a date's input that opens a calendar. The input stays the source of truth: the calendar starts at its
 * date and types the picked date into it.
 */
export const DatePicker = ( { context: { definition, markup }, field }: Props ) => {
	const [ isOpen, setIsOpen ] = useState( false );
	const { texts } = definition;
	const input = markup.controls( field.id )[ 0 ] as HTMLInputElement | undefined;
	const close = () => setIsOpen( false );

	useEffect(
		() =>
			input ? listen( input, 'change', () => normaliseDate( input, field ) ) : undefined,
		[ field, input ]
	);

	const pick = ( date: string ) => {
		// Close first, so that the focus is back on the button before listeners get the new date.
		close();
		writeDate( input, field, date );
	};

	return (
		<Place at={ markup.picker( field.id ) }>
			<>
				<button
					type="button"
					className="atoll-picker"
					aria-haspopup="dialog"
					aria-label={ fillText( texts.chooseDateOf, { label: field.label } ) }
					onClick={ () => setIsOpen( true ) }
				/>
				{ isOpen &&
					// Not in the form, which would treat the calendar's lists as answers.
					createPortal(
						<StackedDialog
							title={ texts.chooseDate }
							close={ texts.close }
							onClose={ close }
						>
							<Calendar
								field={ field }
								texts={ texts }
								value={ readDate( input, field ) }
								onPick={ pick }
							/>
						</StackedDialog>,
						document.body
					) }
			</>
		</Place>
	);
};
