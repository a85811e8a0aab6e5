type Click = Pick< MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' >;

/** Whether a click asks for nothing but the link itself: no new tab, no download. */
export const isPlainClick = ( { button, metaKey, ctrlKey, shiftKey, altKey }: Click ) =>
	button === 0 && ! ( metaKey || ctrlKey || shiftKey || altKey );
