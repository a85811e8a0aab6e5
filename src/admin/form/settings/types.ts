import type { ConditionalLogic, LogicRule } from '../../../builder/logic/types';

/** What Gravity Forms or another plugin set beside what we know is kept as it is. */
type Unknown = Record< string, unknown >;

/** One of a form's confirmations or notifications. */
export interface Item extends Unknown {
	/** Unique among its like, for ever. */
	id: string;
	name?: string;
	/** Absent for yes. */
	isActive?: boolean;
	conditionalLogic?: ConditionalLogic;
}

/** An address, and the answer under which it is chosen. */
export interface RoutingRule extends LogicRule {
	email: string;
}

/** Under Gravity Forms' names. Addresses are separated by commas; texts may hold merge tags. */
export interface Notification extends Item {
	event?: string;
	toType?: 'email' | 'field' | 'routing' | 'hidden';
	to?: string;
	toField?: string;
	routing?: RoutingRule[];
	fromName?: string;
	replyTo?: string;
	cc?: string;
	bcc?: string;
	subject?: string;
	message?: string;
}

export interface Confirmation extends Item {
	isDefault?: boolean;
	type?: 'message' | 'page' | 'redirect';
	message?: string;
	url?: string;
	pageId?: number | string;
	queryString?: string;
}

/** How a form is kept from spam; what is absent goes by the site's settings. */
interface Spam extends Unknown {
	strictness?: '' | 'relaxed' | 'normal' | 'strict' | 'off';
	akismet?: boolean;
	/** Tries to send it in ten minutes from one address. */
	limit?: number;
}

/** Everything about a form but its title and its fields; `meta.atoll_settings` as JSON. */
export interface FormSettings {
	save: boolean;
	entrySave: boolean;
	csvDownload: boolean;
	confirmations: Confirmation[];
	notifications: Notification[];
	limitEntries: boolean;
	limitEntriesCount: number | string;
	limitEntriesPeriod: '' | 'day' | 'week' | 'month' | 'year';
	limitEntriesMessage: string;
	limitPerUser: boolean;
	limitPerUserMessage: string;
	scheduleForm: boolean;
	/** `2026-10-04T09:30:00` in the site's time zone; empty for no bound. */
	scheduleStart: string;
	scheduleEnd: string;
	schedulePendingMessage: string;
	scheduleMessage: string;
	requireLogin: boolean;
	requireLoginMessage: string;
	/** Absent for yes. */
	enableHoneypot: boolean;
	spam: Spam;
	/** 0 keeps entries for ever, as do forms for which nobody has chosen. */
	retentionDays: number;
	holdEntries: boolean;
	/** Under Gravity Forms' name. */
	preventIP: boolean;
}

export type SettingName = keyof FormSettings;
