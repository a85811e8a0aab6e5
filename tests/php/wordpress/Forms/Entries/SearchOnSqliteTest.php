<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Engine\FormAnswers\AnswerText;
use Atoll\Engine\Shapes\Shapes;
use Atoll\Forms\Entries\Changes\EntryStatusChanges;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Search\EntryFinder;
use Atoll\Forms\Entries\Search\SearchWords;
use Atoll\Forms\Entries\Storage\AnswerCondition;
use Atoll\Forms\Entries\Storage\ChangeKeys;
use Atoll\Forms\Entries\Storage\ChangeKeysTable;
use Atoll\Forms\Entries\Storage\EntriesTable;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryOrder;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Entries\Storage\SubmittedEntries;
use Atoll\Forms\Mail\Queue\MailTable;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Migrations\Tables;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** The same on SQLite, by WordPress' own driver, which comes with Playground: its tables, its searches, its lists. */
final class SearchOnSqliteTest extends StoredEntriesTestCase {

	private const DRIVER = 'node_modules/@wp-playground/cli/sqlite-database-integration.zip';

	private static ?\wpdb $sqlite = null;

	private static string $folder = '';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$folder = sys_get_temp_dir() . '/atoll-sqlite-' . bin2hex( random_bytes( 4 ) );
		$zip          = new \ZipArchive();
		self::assertTrue( $zip->open( dirname( __DIR__, 5 ) . '/' . self::DRIVER ) );
		$zip->extractTo( self::$folder );
		defined( 'FQDBDIR' ) || define( 'FQDBDIR', self::$folder . '/' );
		defined( 'FQDB' ) || define( 'FQDB', self::$folder . '/test.sqlite' );
		$driver = self::$folder . '/plugin-sqlite-database-integration/wp-includes';
		require_once $driver . '/database/load.php';
		require_once $driver . '/sqlite/class-wp-sqlite-db.php';
		self::onSqlite(
			static function (): void {
				// @phpstan-ignore class.notFound, assign.propertyType (it comes with the archive)
				self::$sqlite = new \WP_SQLite_DB( 'atoll' );
				self::sqlite()->set_prefix( 'wp_' );
				( new EntriesTable( new Tables( self::sqlite() ) ) )->steps()[0]();
			}
		);
	}

	public static function tearDownAfterClass(): void {
		self::$sqlite = null;
		require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-base.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-direct.php';
		defined( 'FS_CHMOD_DIR' ) || define( 'FS_CHMOD_DIR', 0755 );
		( new \WP_Filesystem_Direct( null ) )->delete( self::$folder, true );
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		self::sqlite()->query( 'DELETE FROM wp_' . EntriesTable::NAME );
		parent::setUp();
	}

	protected function entries(): EntryRepository {
		$queries = new Queries( self::sqlite() );
		return new EntryRepository( $queries, new EntryFinder( $queries ) );
	}

	protected function submitted(): SubmittedEntries {
		return new SubmittedEntries(
			new Queries( self::sqlite() ),
			$this->entries( ... ),
			new SearchWords( new AnswerText( Shapes::standard() ) ),
			static fn() => new ChangeKeys(
				new Queries( self::sqlite() ),
				new ChangeKeysTable( new Tables( self::sqlite() ) )
			)
		);
	}

	/** @param list<string> $finds */
	#[DataProvider( 'cases' )]
	public function test_finds( string $search, array $finds ): void {
		$this->assertSame( $finds, $this->names( new EntryCriteria( search: $search ) ) );
		$this->assertCount( 0, $this->strays() );
	}

	/** @return iterable<string, array{string, list<string>}> */
	public static function cases(): iterable {
		return self::searchCases();
	}

	public function test_lists_counts_and_moves_as_elsewhere(): void {
		$ids = array_keys( $this->named );
		$this->assertSame(
			array( 'jose' ),
			$this->names(
				new EntryCriteria(
					formNumbers: array( $this->form->id() ),
					conditions: array( new AnswerCondition( '5', 'is', 'refinance' ) )
				)
			)
		);
		$this->assertSame(
			array( 'jose' ),
			$this->inOrder( new EntryCriteria( limit: 1, offset: 1, order: new EntryOrder( 'date_created' ) ) )
		);
		$this->assertSame( 2, $this->entries()->count( new EntryCriteria(), 1 ) );
		$this->assertSame(
			array( 'active' => array( $ids[0], $ids[1] ) ),
			( new EntryStatusChanges( new Queries( self::sqlite() ) ) )->move( array( $ids[0], $ids[1] ), 'trash' )
		);
		$this->assertSame( 1, ( new EntryStatusChanges( new Queries( self::sqlite() ) ) )->delete( array( $ids[0] ) ) );
		$this->assertSame( array( 'jose' ), $this->names( new EntryCriteria( 'trash', from: '2000-01-01 00:00:00' ) ) );
	}

	public function test_finds_the_path_of_a_page_on_whatever_host_it_was(): void {
		$this->store( 'there', array(), page: 'http://old.test/loans/?from=ad' );
		$this->store( 'elsewhere', array(), page: 'https://old.test/about/loans/' );
		$this->assertSame( array( 'there' ), $this->names( new EntryCriteria( sourceUrl: '/loans/' ) ) );
	}

	public function test_sorts_by_answers_as_texts_and_as_numbers_however_many_there_are(): void {
		self::sqlite()->query( 'DELETE FROM wp_' . EntriesTable::NAME );
		foreach ( range( 1, 230 ) as $amount ) {
			$this->store( "{$amount}", array( '4' => (string) $amount ) );
		}
		// So few of so many that several batches are read.
		$conditions = array( new AnswerCondition( '4', '>', '225' ) );
		$this->assertSame(
			array( '1', '10', '100' ),
			$this->inOrder( new EntryCriteria( limit: 3, order: new EntryOrder( '4', ascending: true ) ) )
		);
		$this->assertSame(
			array( '1', '2', '3' ),
			$this->inOrder(
				new EntryCriteria( limit: 3, order: new EntryOrder( '4', ascending: true, isNumeric: true ) )
			)
		);
		$this->assertSame(
			array( '230', '229' ),
			$this->inOrder(
				new EntryCriteria( limit: 2, order: new EntryOrder( '4', isNumeric: true ), conditions: $conditions )
			)
		);
		$this->assertSame(
			array( '226', '227', '228', '229', '230' ),
			$this->inOrder(
				new EntryCriteria(
					limit: 5,
					order: new EntryOrder( '4', ascending: true, isNumeric: true ),
					conditions: $conditions
				)
			)
		);
	}

	public function test_a_new_table_begins_above_the_ids_that_others_know(): void {
		$entries = new EntriesTable( new Tables( self::sqlite() ) );
		$mail    = new MailTable( new Tables( self::sqlite() ) );
		self::onSqlite(
			static function () use ( $entries, $mail ): void {
				$GLOBALS['wpdb'] = self::sqlite();
				$mail->complete();
				self::sqlite()->insert( 'wp_' . MailTable::NAME, array( 'entry_id' => 700, 'message' => 'kept' ) );
				$entries->remove();
				$entries->complete();
				$mail->remove();
			}
		);
		$this->store( 'new', array() );
		$this->assertSame( array( 701 ), array_keys( $this->named, 'new', true ) );
	}

	/** @return list<Entry> What went to the site's own database instead. */
	private function strays(): array {
		return Inside::get( EntryRepository::class )->list( new EntryCriteria() );
	}

	/** The driver makes itself WordPress' database, and dbDelta speaks to that alone. */
	private static function onSqlite( callable $work ): void {
		$siteWpdb = $GLOBALS['wpdb'];
		try {
			$work();
		} finally {
			$GLOBALS['wpdb'] = $siteWpdb;
		}
	}

	private static function sqlite(): \wpdb {
		return self::$sqlite ?? throw new \LogicException( 'no SQLite' );
	}
}
