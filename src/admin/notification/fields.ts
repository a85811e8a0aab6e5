import { useEntityProp } from '@wordpress/core-data';

/** Fields that php/Site/Notifications/NotificationFields adds to site notices in REST. */
interface Fields {
	acf: {
		/** 0 for default, any other number for critical (spec 3). */
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
	/** Meaning of `pages`. */
	mode: 'all' | 'only' | 'except';
	/** Post ids. */
	pages: number[];
}

/** Hook for a field of the edited site notice and its setter; undefined until the notice is loaded. */
export const useField = < Name extends keyof Fields >( name: Name ) => {
	const [ value, set ] = useEntityProp( 'postType', 'atoll_notification', name );
	return [ value, set ] as [ Fields[ Name ] | undefined, ( value: Fields[ Name ] ) => void ];
};
