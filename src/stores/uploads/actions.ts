import type { UploadItem } from './state';

/** Files were chosen, or came with the form. */
export const added = ( form: string, items: UploadItem[] ) =>
	( { type: 'ADDED', form, items } ) as const;

/** Something became of a file. One that was removed meanwhile stays away. */
export const changed = ( form: string, key: string, changes: Partial< UploadItem > ) =>
	( { type: 'CHANGED', form, key, changes } ) as const;

export const removed = ( form: string, key: string ) => ( { type: 'REMOVED', form, key } ) as const;

/** The form starts again without any. */
export const cleared = ( form: string ) => ( { type: 'CLEARED', form } ) as const;

export type Action = ReturnType< typeof added | typeof changed | typeof removed | typeof cleared >;
