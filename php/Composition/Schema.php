<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Forms\Captcha\UsedTokensTable;
use Atoll\Forms\Definitions\FormTable;
use Atoll\Forms\Definitions\FormVersionsTable;
use Atoll\Forms\Drafts\DraftsTable;
use Atoll\Forms\Entries\EntriesTable;
use Atoll\Forms\Mail\MailTable;
use Atoll\Forms\Uploads\UploadsTable;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\RateLimitTable;
use Atoll\Platform\Access\ThrottleTable;
use Atoll\Platform\AccessLog\AccessLogTable;
use Atoll\Portal\Cases\CasesTable;
use Atoll\Portal\Cases\DocumentRequestsTable;
use Atoll\Portal\Cases\EventsTable;
use Atoll\Portal\Clients\InvitationsTable;
use Atoll\Portal\Clients\Roles;

/** Every service that keeps something in the database. */
final class Schema {

	/** How many steps they have together, so that a request in which nothing is to be done makes none of them. */
	public const STEPS = 22;

	/** Roles and tables in the order in which they are made; a new one goes at the end. */
	public const MIGRATIONS = array(
		Capabilities::class,
		FormTable::class,
		EntriesTable::class,
		MailTable::class,
		RateLimitTable::class,
		DraftsTable::class,
		UsedTokensTable::class,
		UploadsTable::class,
		Roles::class,
		CasesTable::class,
		DocumentRequestsTable::class,
		EventsTable::class,
		ThrottleTable::class,
		InvitationsTable::class,
		AccessLogTable::class,
		FormVersionsTable::class,
	);
}
