import { createElement, useEffect, useRef } from '@wordpress/element';
import type { PublicField } from '../../../../contract/public-definition';
import type { FormTexts } from '../../../../contract/texts';
import { pageLanguage } from '../../../../ui/page-language';
import { useLatest } from '../../../../ui/use-latest';

/** Number of years in the list of years, around the one shown: enough for a birthday. */
const YEARS = 120;

interface Props {
	field: PublicField;
	texts: FormTexts;
	/** "2024-12-31", or empty. */
	value: string;
	onPick: ( date: string ) => void;
}

/** The custom element of `cally`; its value is the picked day. */
type CalendarDate = HTMLElement & {
	value: string;
	focus: ( options?: { target: 'day' } ) => void;
};

const dateInYear = ( yearNumber: number | undefined, monthAndDay: string ) =>
	yearNumber ? `${ String( yearNumber ).padStart( 4, '0' ) }-${ monthAndDay }` : undefined;

/** Returns the page's language with our own months and digits: Persian and Thai locales use others by default. */
const locale = () =>
	new Intl.Locale( pageLanguage(), { calendar: 'gregory', numberingSystem: 'latn' } ).toString();

/** A calendar of one month, with weeks from Monday, usable by keyboard; the focus starts on the selected day. */
export const Calendar = ( { field, onPick, texts, value }: Props ) => {
	const calendar = useRef< CalendarDate >( null );
	const latestOnPick = useLatest( onPick );

	useEffect( () => {
		const element = calendar.current!;
		const onChange = ( { target }: Event ) =>
			target === element && latestOnPick.current( element.value );
		element.addEventListener( 'change', onChange );
		// The dialog has focused its title; the element renders a moment later.
		const frame = requestAnimationFrame( () => element.focus( { target: 'day' } ) );
		return () => {
			cancelAnimationFrame( frame );
			element.removeEventListener( 'change', onChange );
		};
	}, [ latestOnPick ] );

	return createElement(
		'calendar-date',
		{
			ref: calendar,
			class: 'atoll-calendar',
			value,
			locale: locale(),
			'first-day-of-week': 1,
			min: dateInYear( field.minYear, '01-01' ),
			max: dateInYear( field.maxYear, '12-31' ),
		},
		<span
			slot="previous"
			className="atoll-calendar__step"
			aria-label={ texts.previousMonth }
			role="img"
		/>,
		<span
			slot="next"
			className="atoll-calendar__step"
			aria-label={ texts.nextMonth }
			role="img"
		/>,
		<div slot="heading" className="atoll-calendar__jump">
			{ createElement(
				'calendar-select-month',
				{},
				<span slot="label">{ texts.month }</span>
			) }
			{ createElement(
				'calendar-select-year',
				{ 'max-years': YEARS },
				<span slot="label">{ texts.year }</span>
			) }
		</div>,
		createElement( 'calendar-month' )
	);
};
