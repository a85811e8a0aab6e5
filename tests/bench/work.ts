import type { Browser, Page } from '@playwright/test';

/** One event of Chromium's trace; times in microseconds. */
interface Traced {
	name: string;
	pid: number;
	tid: number;
	ts: number;
	dur?: number;
	/** What the thread has worked of `dur`. */
	tdur?: number;
}

/** Tasks, and what the page marks: anything more would cost more than what is measured. */
const CATEGORIES = [ 'toplevel', 'blink.user_timing' ];
const TASK = 'ThreadControllerImpl::RunTask';

const between = ( events: Traced[], from: string, to: string ): number => {
	const begin = events.find( ( { name } ) => name === from )!;
	const end = events.find( ( { name } ) => name === to )!;
	const tasks = events.filter(
		( { name, pid, tid, ts, dur = 0 } ) =>
			name === TASK &&
			pid === begin.pid &&
			tid === begin.tid &&
			ts + dur >= begin.ts &&
			ts <= end.ts
	);
	return tasks.reduce( ( sum, { tdur = 0 } ) => sum + tdur, 0 ) / 1000;
};

/**
 * Milliseconds for which the page's main thread works between two of its marks (`performance.mark`). Time in which others
 * have the processor does not count, so that it says the same on a busy machine.
 *
 * @param browser
 * @param page    At full speed.
 * @param marks   The first and the last.
 * @param act     What comes to both.
 */
export async function workOf(
	browser: Browser,
	page: Page,
	[ from, to ]: [ string, string ],
	act: () => Promise< unknown >
): Promise< number > {
	await browser.startTracing( page, { categories: CATEGORIES } );
	await act();
	const { traceEvents } = JSON.parse( ( await browser.stopTracing() ).toString() ) as {
		traceEvents: Traced[];
	};
	return between( traceEvents, from, to );
}
