import type { WebDriver } from './web-driver';

/** A browser's engine that runs, and is driven. */
export interface Engine {
	/** Such as `Firefox 153.7.0`. */
	name: string;
	driver: WebDriver;
	end(): Promise< void >;
}
