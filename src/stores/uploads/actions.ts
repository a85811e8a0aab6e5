import type { UploadItem } from './state';

/** Files were chosen, or came with the form. */
export const added = ( form: string, items: UploadItem[] ) =>
	( { type: 'ADDED', form, items } ) as const;

/** A file has changed. Ignored if it was removed meanwhile. */
export const changed = ( form: string, key: string, changes: Partial< UploadItem > ) =>
	( { type: 'CHANGED', form, key, changes } ) as const;

export const removed = ( form: string, key: string ) => ( { type: 'REMOVED', form, key } ) as const;

/** The form starts again without any files. */
export const cleared = ( form: string ) => ( { type: 'CLEARED', form } ) as const;

export type Action = ReturnType< typeof added | typeof changed | typeof removed | typeof cleared >;
