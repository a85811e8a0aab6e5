<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Engine\Display;
use Atoll\Engine\Shapes\Shapes;
use Atoll\Forms\Captcha\UsedTokensTable;
use Atoll\Forms\Definitions\FormTable;
use Atoll\Forms\Definitions\FormVersionsTable;
use Atoll\Forms\Drafts\DraftKeys;
use Atoll\Forms\Drafts\DraftRepository;
use Atoll\Forms\Drafts\DraftsTable;
use Atoll\Forms\Drafts\Seal;
use Atoll\Forms\Entries\EntriesTable;
use Atoll\Forms\Entries\EntryPlaces;
use Atoll\Forms\Entries\EntryRepository;
use Atoll\Forms\Entries\FormCounts;
use Atoll\Forms\Entries\Search\EntryFinder;
use Atoll\Forms\Entries\Search\SearchWords;
use Atoll\Forms\Entries\Transaction;
use Atoll\Forms\Mail\MailTable;
use Atoll\Forms\Uploads\Folder;
use Atoll\Forms\Uploads\UploadsTable;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\LivingLogin;
use Atoll\Platform\Access\MailBounds;
use Atoll\Platform\Access\RateLimit;
use Atoll\Platform\Access\RateLimitTable;
use Atoll\Platform\Access\Secret;
use Atoll\Platform\Access\Throttle;
use Atoll\Platform\Access\ThrottleRecords;
use Atoll\Platform\Access\ThrottleTable;
use Atoll\Platform\AccessLog\AccessLog;
use Atoll\Platform\AccessLog\AccessLogTable;
use Atoll\Platform\AccessLog\AccessRepository;
use Atoll\Platform\Migrations\Lock;
use Atoll\Platform\Migrations\Meta;
use Atoll\Platform\Migrations\Migrator;
use Atoll\Platform\Migrations\Options;
use Atoll\Platform\Migrations\Tables;
use Atoll\Portal\Cases\CasesTable;
use Atoll\Portal\Cases\DocumentRequestsTable;
use Atoll\Portal\Cases\EventsTable;
use Atoll\Portal\Clients\InvitationsTable;
use Atoll\Portal\Clients\Roles;

/** What Atoll keeps in the database. */
final class Storage {

	public readonly EntryRepository $entries;
	public readonly AccessRepository $accesses;
	public readonly AccessLog $accessLog;
	public readonly EntryPlaces $places;
	public readonly FormCounts $counts;
	public readonly EntryFinder $finder;
	public readonly Transaction $transaction;
	public readonly LivingLogin $livingLogin;
	public readonly DraftRepository $drafts;
	public readonly Seal $seal;
	public readonly RateLimit $rateLimit;
	public readonly Throttle $throttle;
	public readonly MailBounds $mailBounds;
	public readonly Migrator $migrator;
	public readonly Options $options;
	public readonly Meta $meta;

	public function __construct( \wpdb $wpdb ) {
		$tables           = new Tables( $wpdb );
		$this->finder     = new EntryFinder( $wpdb );
		$this->entries    = new EntryRepository( $wpdb, $this->finder, new SearchWords( new Display( Shapes::standard() ) ) );
		$this->places     = new EntryPlaces( $wpdb );
		$this->counts     = new FormCounts( $wpdb );
		$this->accesses    = new AccessRepository( $wpdb );
		$this->accessLog   = new AccessLog( $this->accesses, time( ... ) );
		$this->transaction = new Transaction( $wpdb );
		$this->livingLogin = new LivingLogin( $wpdb );
		$this->drafts     = new DraftRepository( $wpdb, time( ... ) );
		$this->seal       = new Seal( new DraftKeys( $wpdb, $this->constant( 'ATOLL_DRAFTS_KEY' ), $this->constant( 'ATOLL_DRAFTS_OLD_KEYS' ) ) );
		$this->rateLimit  = new RateLimit( $wpdb );
		$this->throttle   = new Throttle( new ThrottleRecords( $wpdb ), new Secret() );
		$this->mailBounds = new MailBounds( new ThrottleRecords( $wpdb ), new Secret() );
		$this->options    = new Options( $wpdb );
		$this->meta       = new Meta( $wpdb );
		$this->migrator   = new Migrator(
			// Every service that keeps something; a new one goes at the end.
			array(
				new Capabilities(),
				new FormTable( $tables ),
				new EntriesTable( $tables ),
				new MailTable( $tables ),
				new RateLimitTable( $tables ),
				new DraftsTable( $tables ),
				new UsedTokensTable( $tables ),
				new UploadsTable( $tables, new Folder() ),
				new Roles(),
				new CasesTable( $tables ),
				new DocumentRequestsTable( $tables ),
				new EventsTable( $tables ),
				new ThrottleTable( $tables ),
				new InvitationsTable( $tables ),
				new AccessLogTable( $tables ),
				new FormVersionsTable( $tables ),
			),
			new Lock( $wpdb, 'atoll_migration_lock' )
		);
	}

	/** A text of wp-config.php; empty when it is not there. */
	private function constant( string $name ): string {
		$value = defined( $name ) ? constant( $name ) : '';
		return is_string( $value ) ? $value : '';
	}
}
