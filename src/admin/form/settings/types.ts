import type { ConditionalLogic, LogicRule } from '../../../builder/logic/types';

/** Further settings, from Gravity Forms or another plugin, are kept unchanged. */
type Unknown = Record< string, unknown >;

/** Confirmation or notification of a form. */
export interface Item extends Unknown {
	/** Unique among the items of its list, and never reused. */
	id: string;
	name?: string;
	/** Absent means true. */
	isActive?: boolean;
	conditionalLogic?: ConditionalLogic;
}

/** Email address, and the rule under which mail goes to it. */
export interface RoutingRule extends LogicRule {
	email: string;
}

/** Notification with Gravity Forms' names. Addresses are separated by commas; texts may contain merge tags. */
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

/** Protection against spam; if a setting is absent, that of the site applies. */
interface Spam extends Unknown {
	strictness?: '' | 'relaxed' | 'normal' | 'strict' | 'off';
	akismet?: boolean;
	/** Maximum number of submissions in ten minutes from one IP address. */
	limit?: number;
}

/** All settings of a form except its title and its fields; stored as JSON in `meta.atoll_settings`. */
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
	/** `2026-10-04T09:30:00` in the site's time zone; empty for no start. */
	scheduleStart: string;
	scheduleEnd: string;
	schedulePendingMessage: string;
	scheduleMessage: string;
	requireLogin: boolean;
	requireLoginMessage: string;
	/** Absent means true. */
	enableHoneypot: boolean;
	spam: Spam;
	/** 0 keeps entries for ever, which is also the default. */
	retentionDays: number;
	holdEntries: boolean;
	/** Gravity Forms' name for not storing the IP address. */
	preventIP: boolean;
}

export type SettingName = keyof FormSettings;
