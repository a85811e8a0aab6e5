<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Access\Capabilities;
use Atoll\Access\LivingLogin;
use Atoll\Access\MailBounds;
use Atoll\Access\RateLimit;
use Atoll\Access\RateLimitTable;
use Atoll\Access\Secret;
use Atoll\Access\Throttle;
use Atoll\Access\ThrottleRecords;
use Atoll\Access\ThrottleTable;
use Atoll\AccessLog\AccessLog;
use Atoll\AccessLog\AccessLogTable;
use Atoll\AccessLog\AccessRepository;
use Atoll\Captcha\UsedTokensTable;
use Atoll\Cases\CasesTable;
use Atoll\Cases\DocumentRequestsTable;
use Atoll\Cases\EventsTable;
use Atoll\Clients\InvitationsTable;
use Atoll\Clients\Roles;
use Atoll\Drafts\DraftKeys;
use Atoll\Drafts\DraftRepository;
use Atoll\Drafts\DraftsTable;
use Atoll\Drafts\Seal;
use Atoll\Entries\EntriesTable;
use Atoll\Entries\EntryPlaces;
use Atoll\Entries\EntryRepository;
use Atoll\Entries\FormCounts;
use Atoll\Entries\Search\EntryFinder;
use Atoll\Entries\Search\SearchWords;
use Atoll\Entries\Transaction;
use Atoll\Forms\Display;
use Atoll\Forms\Shapes\Shapes;
use Atoll\FormStore\FormTable;
use Atoll\FormStore\FormVersionsTable;
use Atoll\Mail\MailTable;
use Atoll\Migrations\Lock;
use Atoll\Migrations\Meta;
use Atoll\Migrations\Migrator;
use Atoll\Migrations\Options;
use Atoll\Migrations\Tables;
use Atoll\Uploads\Folder;
use Atoll\Uploads\UploadsTable;

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
