import { useEntityProp } from '@wordpress/core-data';

/** What php/Site/Notifications/NotificationFields adds to a notification in REST. */
interface Fields {
	acf: {
		/** 0 is the default, anything else critical (spec 3). */
		notificationsType: number;
	};
	schedule: Schedule;
	targets: Targets;
}

export const DEFAULT = 0;
export const CRITICAL = 1;

export const isCriticalType = ( acf: Fields[ 'acf' ] | undefined ): boolean =>
	acf !== undefined && acf.notificationsType !== DEFAULT;

/** `2026-10-04T09:30:00` in the site's time zone; null for no limit. */
export interface Schedule {
	starts: string | null;
	ends: string | null;
}

export interface Targets {
	/** What `pages` means. */
	mode: 'all' | 'only' | 'except';
	/** Post numbers. */
	pages: number[];
}

/** A field of the notification that is being edited, and what changes it; undefined until it is there. */
export const useField = < Name extends keyof Fields >( name: Name ) => {
	const [ value, set ] = useEntityProp( 'postType', 'atoll_notification', name );
	return [ value, set ] as [ Fields[ Name ] | undefined, ( value: Fields[ Name ] ) => void ];
};
