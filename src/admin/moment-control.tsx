import { Button, DateTimePicker, Dropdown, Flex, FlexBlock } from '@wordpress/components';
import { format, getSettings } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';

interface Props {
	label: string;
	/** What it is called when there is no limit. */
	none: string;
	/** `2026-10-04T09:30:00` in the site's time zone. */
	value: string | null;
	onChange( value: string | null ): void;
}

/** Whether the site writes times with am and pm. */
const isTwelveHours = () => /a(?!\\)/i.test( getSettings().formats.time.replace( /\\./g, '' ) );

/** Where it fills the screen of a telephone, it scrolls by itself: that popover does not. Rows of a grid do not shrink. */
const STYLE = {
	display: 'grid',
	gap: 16,
	padding: 8,
	boxSizing: 'border-box',
	maxBlockSize: '100%',
	overflow: 'auto',
} as const;

/** A date and time that may be left open, as core's own row for the date of publication. */
export const MomentControl = ( { label, none, value, onChange }: Props ) => {
	// The string has no zone of its own, so that it is shown as it is.
	const text = value ? format( getSettings().formats.datetimeAbbreviated, value ) : none;
	return (
		<Flex>
			<FlexBlock>{ label }</FlexBlock>
			<Dropdown
				// Beside its button it would be cut on a telephone.
				expandOnMobile
				headerTitle={ label }
				popoverProps={ { placement: 'left-start', offset: 36, shift: true } }
				renderToggle={ ( { isOpen, onToggle } ) => (
					<Button
						size="compact"
						variant="tertiary"
						aria-expanded={ isOpen }
						aria-haspopup="dialog"
						aria-label={ sprintf(
							/* translators: 1: "Start" or "End", 2: date and time. */
							__( '%1$s: %2$s', 'atoll' ),
							label,
							text
						) }
						onClick={ onToggle }
					>
						{ text }
					</Button>
				) }
				renderContent={ ( { onClose } ) => (
					<div style={ STYLE }>
						<DateTimePicker
							currentDate={ value }
							is12Hour={ isTwelveHours() }
							startOfWeek={ getSettings().l10n.startOfWeek }
							onChange={ onChange }
						/>
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ () => {
								onChange( null );
								onClose();
							} }
						>
							{ none }
						</Button>
					</div>
				) }
			/>
		</Flex>
	);
};
