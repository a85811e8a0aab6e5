<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Forms\Captcha\Tokens\UsedCaptchaTokensTable;
use Atoll\Forms\Definitions\Storage\FormLanguagesTable;
use Atoll\Forms\Definitions\Storage\FormTable;
use Atoll\Forms\Definitions\Storage\FormVersionsTable;
use Atoll\Forms\Drafts\Storage\DraftsTable;
use Atoll\Forms\Entries\Storage\ChangeKeysTable;
use Atoll\Forms\Entries\Storage\EntriesTable;
use Atoll\Forms\Mail\Queue\MailTable;
use Atoll\Forms\Uploads\Storage\UploadsTable;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\RateLimits\LoginAttemptTable;
use Atoll\Platform\Access\RateLimits\RateLimitTable;
use Atoll\Platform\AccessLog\AccessLogTable;
use Atoll\Platform\Settings\SettingsOptions;
use Atoll\Portal\Applications\Documents\DocumentRequestsTable;
use Atoll\Portal\Applications\Record\ApplicationRecordsTable;
use Atoll\Portal\Applications\Record\HistoryTable;
use Atoll\Portal\Invitations\InvitationsTable;
use Atoll\Portal\Users\PortalRoles;

/** The migrations of all services that store something in the database. */
final class Schema {

	/** Number of steps of all migrations. */
	public const STEPS = Product::STEPS;

	/** Roles and tables in the order of their creation; new ones go at the end. */
	public const MIGRATIONS = array(
		Capabilities::class,
		FormTable::class,
		EntriesTable::class,
		MailTable::class,
		RateLimitTable::class,
		DraftsTable::class,
		UsedCaptchaTokensTable::class,
		UploadsTable::class,
		PortalRoles::class,
		ApplicationRecordsTable::class,
		DocumentRequestsTable::class,
		HistoryTable::class,
		LoginAttemptTable::class,
		InvitationsTable::class,
		AccessLogTable::class,
		FormVersionsTable::class,
		SettingsOptions::class,
		FormLanguagesTable::class,
		ChangeKeysTable::class,
	);
}
