import { useEffect, useState } from '@wordpress/element';

const makeTimer = () => {
	let timer = 0;
	const stop = () => clearTimeout( timer );
	const start = ( milliseconds: number, callback: () => void ) => {
		stop();
		timer = window.setTimeout( callback, milliseconds );
	};
	return { start, stop };
};

/** Hook that runs one timer at a time: a new timer cancels the last, and unmounting cancels it too. */
export const useTimer = () => {
	const [ timer ] = useState( makeTimer );
	useEffect( () => timer.stop, [ timer ] );
	return timer;
};
