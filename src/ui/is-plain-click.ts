type Click = Pick< MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' >;

/** Whether a click only follows the link: no new tab, no download. */
export const isPlainClick = ( { button, metaKey, ctrlKey, shiftKey, altKey }: Click ) =>
	button === 0 && ! ( metaKey || ctrlKey || shiftKey || altKey );
