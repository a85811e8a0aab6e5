import type { Setting } from '../../../contract/settings';

/** What every control is given; the setting says which control it has. */
export interface ControlProps {
	setting: Setting;
	/** Path of the setting, such as `links.0.url`; names the control for others. */
	path: string;
	/** As it was kept, or as the person has it now. */
	value: unknown;
	onChange( value: unknown ): void;
	/** Id of the element that says what to mend; undefined when nothing is to be mended. */
	describedBy?: string;
	/** What to mend in parts of the value, by their paths. */
	problems: Record< string, string >;
}

/** Id of the element that holds a control. */
export const idOf = ( path: string ) => `atoll-setting-${ path.replaceAll( '.', '-' ) }`;

export const textOf = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

export const numberOf = ( value: unknown ) => ( typeof value === 'number' ? value : 0 );

/** What an input says of itself while something about it is to be mended. */
export const ariaErrorProps = ( describedBy?: string ) =>
	describedBy ? { 'aria-invalid': true, 'aria-describedby': describedBy } : {};
