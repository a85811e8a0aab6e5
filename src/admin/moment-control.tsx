import { Button, DateTimePicker, Dropdown, Flex, FlexBlock } from '@wordpress/components';
import { format, getSettings } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';

interface Props {
	label: string;
	/** Text to show if there is no limit. */
	none: string;
	/** `2026-10-04T09:30:00` in the site's time zone. */
	value: string | null;
	onChange( value: string | null ): void;
}

/** Whether the site uses the 12-hour clock. */
const isTwelveHours = () => /a(?!\\)/i.test( getSettings().formats.time.replace( /\\./g, '' ) );

/** Makes the picker scroll when it fills a phone's screen, as that popover does not. Grid rows do not shrink. */
const STYLE = {
	display: 'grid',
	gap: 16,
	padding: 8,
	boxSizing: 'border-box',
	maxBlockSize: '100%',
	overflow: 'auto',
} as const;

/** Control for an optional date and time, like WordPress' row for the publication date. */
export const MomentControl = ( { label, none, value, onChange }: Props ) => {
	// The string has no time zone, so that it is shown unchanged.
	const text = value ? format( getSettings().formats.datetimeAbbreviated, value ) : none;
	return (
		<Flex>
			<FlexBlock>{ label }</FlexBlock>
			<Dropdown
				// Beside its button it would be cut off on a phone.
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
