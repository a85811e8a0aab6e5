<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

use Atoll\Forms\Definitions\Storage\FormLanguagesTable;
use Atoll\Forms\Definitions\Storage\FormTable;
use Atoll\Forms\Definitions\Storage\FormVersionsTable;
use Atoll\Forms\Drafts\Storage\DraftsTable;
use Atoll\Forms\Entries\Storage\ChangeKeysTable;
use Atoll\Forms\Entries\Storage\EntriesTable;
use Atoll\Forms\Mail\Queue\MailTable;
use Atoll\Forms\Uploads\Storage\UploadsTable;
use Atoll\Platform\Access\RateLimits\LoginAttemptTable;
use Atoll\Platform\Access\RateLimits\RateLimitTable;
use Atoll\Platform\AccessLog\AccessLogTable;
use Atoll\Platform\Database\Transaction;
use Atoll\Portal\Applications\Documents\DocumentRequestsTable;
use Atoll\Portal\Applications\Record\ApplicationRecordsTable;
use Atoll\Portal\Applications\Record\HistoryTable;
use Atoll\Portal\Invitations\InvitationsTable;
use Atoll\Tests\WordPress\Support\Mail\SiteMail;
use PHPUnit\Framework\TestCase;

/**
 * A test inside a real WordPress. Nothing wraps it in a transaction, which the plugin's own would commit: each test
 * starts with Atoll's tables empty and removes the posts and users it made.
 */
abstract class SiteTestCase extends TestCase {

	use SiteMail;

	/** Where what a test writes is. */
	private const TABLES = array(
		EntriesTable::NAME,
		ChangeKeysTable::NAME,
		FormTable::NAME,
		FormVersionsTable::NAME,
		FormLanguagesTable::NAME,
		DraftsTable::NAME,
		MailTable::NAME,
		ApplicationRecordsTable::NAME,
		DocumentRequestsTable::NAME,
		HistoryTable::NAME,
		UploadsTable::NAME,
		RateLimitTable::NAME,
		LoginAttemptTable::NAME,
		InvitationsTable::NAME,
		AccessLogTable::NAME,
	);

	/** As it is before its first request. */
	private static ?\WP_REST_Server $server = null;

	private TestUsers $users;
	private TestForms $forms;

	/** @var list<int> */
	private array $pages = array();

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 0 );
		// Tests send more in a minute than people in a day; those of the limits set them.
		update_option( 'atoll_spam', array( 'submissions' => 0, 'checks' => 0, 'strictness' => 'relaxed' ) );
		$this->users = new TestUsers();
		$this->forms = new TestForms( static::class );
		$this->clean();
		// Making a server takes longer than most tests: each has a copy of its process' first.
		self::$server            ??= rest_get_server();
		$GLOBALS['wp_rest_server'] = clone self::$server;
		// A copy of the connection, which some tests break, must not hold an answer that the connection frees.
		$GLOBALS['wpdb']->flush();
	}

	protected function tearDown(): void {
		wp_set_current_user( 0 );
		$this->clean();
		$this->users->removeAll();
		array_map( static fn( int $page ) => wp_delete_post( $page, true ), $this->pages );
		parent::tearDown();
	}

	/** Id of a new user with this role; 0 for `anonymous`. */
	protected function user( string $role ): int {
		if ( 'anonymous' === $role ) {
			return 0;
		}
		return $this->users->add( $role );
	}

	protected function actAs( string $role ): int {
		$id = $this->user( $role );
		wp_set_current_user( $id );
		return $id;
	}

	/** Address of a new page that shows the form. */
	protected function page( int $number ): string {
		$id = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Enquire',
				'post_content' => '<!-- wp:atoll/form {"formId":' . $number . '} /-->',
			)
		);
		$this->assertGreaterThan( 0, $id );
		$this->pages[] = $id;
		return (string) get_permalink( $id );
	}

	/** Names a new page as where clients log in; whoever calls it deletes the option in the end. */
	protected function nameLoginPage(): void {
		$id = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Log in',
				'post_content' => '<!-- wp:atoll/login /-->',
			)
		);
		$this->assertIsInt( $id );
		$this->pages[] = $id;
		update_option( 'atoll_portal', array( 'loginPage' => $id ) + (array) get_option( 'atoll_portal', array() ) );
	}

	/** Number of a new form from a fixture of tests/fixtures/gravity. */
	protected function form( string $fixture = 'enquiry', array $changes = array() ): int {
		$source = (string) wp_json_encode( $changes + $this->fixture( $fixture ) );
		return $this->forms->number( $source, fn(): int => $this->compiled( $source ) );
	}

	private function compiled( string $source ): int {
		$before = get_current_user_id();
		// The site's own.
		wp_set_current_user( 1 );
		$reply = $this->post( '/gf/v2/forms', $source );
		wp_set_current_user( $before );
		$this->assertSame( 201, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return (int) $reply->get_data()['id'];
	}

	/** @return array<string, mixed> */
	protected function fixture( string $name ): array {
		return json_decode(
			(string) file_get_contents( dirname( __DIR__, 3 ) . "/fixtures/gravity/{$name}.json" ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
	}

	/** @param array<mixed>|string $body A string is sent as it is. */
	protected function post( string $path, array|string $body, string $type = 'application/json' ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', $path );
		$request->set_header( 'Content-Type', $type );
		$request->set_body( is_string( $body ) ? $body : (string) wp_json_encode( $body ) );
		return rest_do_request( $request );
	}

	/** @param array<string, mixed> $query */
	protected function get( string $path, array $query = array() ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'GET', $path );
		$request->set_query_params( $query );
		return rest_do_request( $request );
	}

	protected function countEntries(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}" . EntriesTable::NAME );
	}

	private function clean(): void {
		global $wpdb;
		TestForms::removeAll();
		foreach ( $this->filledTables() as $table ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}{$table}" );
		}
	}

	/** @return list<string> Few have rows: asking once is quicker than emptying all. */
	private function filledTables(): array {
		global $wpdb;
		$asked = array_map(
			static fn( string $table ) => "(SELECT '{$table}' FROM {$wpdb->prefix}{$table} LIMIT 1)",
			self::TABLES
		);
		return $wpdb->get_col( implode( ' UNION ALL ', $asked ) );
	}
}
