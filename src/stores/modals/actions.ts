import type { Backdrop } from './state';

/** A modal is shown above all others; a modal that was shown already moves to the top. */
export const shown = ( backdrop: Backdrop ) => ( { type: 'SHOWN', backdrop } ) as const;

export const hidden = ( id: string ) => ( { type: 'HIDDEN', id } ) as const;

export type Action = ReturnType< typeof shown | typeof hidden >;

interface Thunk {
	select: { getActive: () => Backdrop | undefined };
}

/** Runs the callback of the top entry (spec 4), and of no other. */
export const backdropClicked =
	() =>
	( { select }: Thunk ): void =>
		select.getActive()?.onClick();
