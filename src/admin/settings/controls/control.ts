import type { Setting } from '../../../contract/settings';

/** Props of every control; the setting names its control. */
export interface ControlProps {
	setting: Setting;
	/** Path of the setting, such as `links.0.url`; identifies the control. */
	path: string;
	/** Stored value, or the person's current one. */
	value: unknown;
	onChange( value: unknown ): void;
	/** Id of the element with the error message; undefined if there is no error. */
	describedBy?: string;
	/** Error messages for parts of the value, by path. */
	problems: Record< string, string >;
}

/** Returns the id of the element that contains a control. */
export const idOf = ( path: string ) => `atoll-setting-${ path.replaceAll( '.', '-' ) }`;

export const textOf = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

export const numberOf = ( value: unknown ) => ( typeof value === 'number' ? value : 0 );

/** Returns the ARIA attributes of an input with an error. */
export const ariaErrorProps = ( describedBy?: string ) =>
	describedBy ? { 'aria-invalid': true, 'aria-describedby': describedBy } : {};
