<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress;

use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Tests\WordPress\Support\Cases\ApplicationTestCase;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;

/** docs/hooks.md: its examples bring an entry to another system, as they stand there. */
final class HookExamplesTest extends ApplicationTestCase {

	private const EVENT = 'my_crm_send';

	private const DOCUMENT_EVENT = 'my_crm_document';

	/** What the examples listen to. */
	private const HOOKS = array(
		'atoll_entry_stored',
		'atoll_entries_moved',
		'atoll_document_received',
		self::EVENT,
		self::DOCUMENT_EVENT,
		'pre_http_request',
	);

	/** @var array<string, \WP_Hook> As they were before. */
	private array $before = array();

	/** @var list<array{string, array<array-key, mixed>}> Address and body of each request to the other system. */
	private array $received = array();

	/** What the other system answers. */
	private int $status = 200;

	protected function setUp(): void {
		parent::setUp();
		foreach ( array_intersect( self::HOOKS, array_keys( $GLOBALS['wp_filter'] ) ) as $hook ) {
			$this->before[ $hook ] = clone $GLOBALS['wp_filter'][ $hook ];
		}
		add_filter( 'pre_http_request', $this->receive( ... ), 10, 3 );
		$this->runExamples();
	}

	protected function tearDown(): void {
		array_map( 'wp_unschedule_hook', array( self::EVENT, self::DOCUMENT_EVENT ) );
		foreach ( self::HOOKS as $hook ) {
			unset( $GLOBALS['wp_filter'][ $hook ] );
		}
		$GLOBALS['wp_filter'] = $this->before + $GLOBALS['wp_filter'];
		parent::tearDown();
	}

	public function test_an_entry_comes_with_answers_labels_and_a_file_that_can_be_fetched(): void {
		$id = $this->sent();
		$this->runEvents();
		$this->assertCount( 1, $this->received );
		list( $address, $entry ) = $this->received[0];
		$this->assertSame( "https://crm.example.com/leads/{$id}", $address );
		$this->assertSame(
			array( (string) $id, 'Jo', '2026-05-31', '', 'two', '1200000.5' ),
			array( $entry['id'], $entry['1'], $entry['2'], $entry['3.1'], $entry['3.2'], $entry['4'] )
		);
		$this->assertSame( array( array( 'Name' => 'Flo', 'Age' => '3' ) ), $entry['5'] );
		$this->assertSame(
			array( '1' => 'Name', '2' => 'Settlement', '6' => 'Payslip' ),
			array_intersect_key( $entry['_labels'], array( 1 => 0, 2 => 0, 6 => 0 ) )
		);
		$this->assertSame( array( 3 => 'Lenders', '3.1' => 'One', '3.2' => 'Two' ), $entry['_labels'][3] );
		$file = Http::get( $entry['6'] );
		$this->assertSame( array( 200, self::PDF ), array( $file->status, $file->body ) );
		$this->assertSame( array(), $this->planned() );
	}

	public function test_a_document_comes_with_addresses_of_its_files_until_its_entry_is_gone(): void {
		$request = $this->documentRequests()->add( $this->entry, 'Two recent payslips', '', $this->staff );
		$ids     = array( $this->received( $request, $this->client ) );
		$this->assertNull( \Atoll\plugin()->file( $ids[0] ), 'It waits to be sent.' );
		$this->receivedDocuments()->receive( $request, $ids, $this->visitor( $this->client ) );
		$this->runEvents( self::DOCUMENT_EVENT );
		$this->assertCount( 1, $this->received );
		list( $address, $document ) = $this->received[0];
		$this->assertSame( "https://crm.example.com/leads/{$this->entry->id}/documents", $address );
		$this->assertSame( 'Two recent payslips', $document['title'] );
		$this->assertCount( 1, $document['files'] );
		$file = Http::get( $document['files'][0] );
		$this->assertSame( array( 200, self::PDF . 'pay.pdf' ), array( $file->status, $file->body ) );
		Inside::get( EntryAdminService::class )->delete( array( $this->entry->id ) );
		$this->assertNull( \Atoll\plugin()->file( $ids[0] ) );
		$this->assertNull( \Atoll\plugin()->file( str_repeat( '0', 32 ) ) );
	}

	public function test_it_is_sent_again_until_it_was_taken(): void {
		$id           = $this->sent();
		$this->status = 503;
		$this->runEvents();
		$this->assertSame( array( array( $id, 1 ) ), $this->planned() );
		$this->runEvents();
		$this->assertSame( array( array( $id, 2 ) ), $this->planned() );
		$this->status = 200;
		$this->runEvents();
		$this->assertSame( array( 3, array() ), array( count( $this->received ), $this->planned() ) );
	}

	public function test_spam_is_not_sent_and_what_was_none_is(): void {
		$id = $this->sent();
		$this->move( $id, 'spam' );
		$this->runEvents();
		$this->assertSame( array( array(), array() ), array( $this->received, $this->planned() ) );
		$this->move( $id, 'active' );
		$this->runEvents();
		$this->assertSame( array( 'active' ), array_column( array_column( $this->received, 1 ), 'status' ) );
	}

	public function test_an_entry_that_is_gone_is_not_sent_and_one_that_cannot_be_read_is_sent_later(): void {
		global $wpdb;
		$id     = $this->sent();
		$silent = static fn( string $query ): string => str_contains( $query, "{$wpdb->prefix}atoll_entries WHERE id" )
			? 'refused'
			: $query;
		$shown  = $wpdb->suppress_errors();
		add_filter( 'query', $silent );
		try {
			$this->runEvents();
			$this->fail( 'read' );
		} catch ( \Atoll\Platform\Errors\ReadFailed ) {
			$this->assertSame( array( array( $id, 1 ) ), $this->planned() );
		} finally {
			remove_filter( 'query', $silent );
			$wpdb->suppress_errors( $shown );
		}
		Inside::get( EntryAdminService::class )->delete( array( $id ) );
		$this->runEvents();
		$this->assertSame( array( array(), array() ), array( $this->received, $this->planned() ) );
	}

	/** Id of an entry that a visitor sent. */
	private function sent(): int {
		$number = $this->form( 'enquiry', array( 'fields' => self::fields(), 'notifications' => array() ) );
		$reply  = $this->post(
			"/gf/v2/forms/{$number}/submissions",
			array(
				'input_1'              => 'Jo',
				'input_2'              => '31/05/2026',
				'input_3_2'            => 'two',
				'input_4'              => '1,200,000.5',
				'input_5'              => array( 'Flo', '3' ),
				'gform_unique_id'      => self::KEY,
				'gform_uploaded_files' => $this->fileList( array( 'input_6' => array( $this->uploaded( $number ) ) ) ),
			)
		);
		$this->assertTrue( $reply->get_data()['is_valid'], (string) wp_json_encode( $reply->get_data() ) );
		return Inside::get( EntryRepository::class )->list( new EntryCriteria() )[0]->id;
	}

	/** @return list<array<string, mixed>> */
	private static function fields(): array {
		$choice = static fn( string $text ): array => array( 'text' => $text, 'value' => strtolower( $text ) );
		$input  = static fn( string $id, string $label ): array => array( 'id' => $id, 'label' => $label );
		return array(
			array( 'id' => 1, 'type' => 'text', 'label' => 'Name' ),
			array( 'id' => 2, 'type' => 'date', 'label' => 'Settlement', 'dateFormat' => 'dmy' ),
			array(
				'id'      => 3,
				'type'    => 'checkbox',
				'label'   => 'Lenders',
				'choices' => array( $choice( 'One' ), $choice( 'Two' ) ),
				'inputs'  => array( $input( '3.1', 'One' ), $input( '3.2', 'Two' ) ),
			),
			array( 'id' => 4, 'type' => 'number', 'label' => 'Amount', 'numberFormat' => 'decimal_dot' ),
			array(
				'id'            => 5,
				'type'          => 'list',
				'label'         => 'Dependants',
				'enableColumns' => true,
				'choices'       => array( $choice( 'Name' ), $choice( 'Age' ) ),
			),
			array( 'id' => self::ONE, 'type' => 'fileupload', 'label' => 'Payslip', 'allowedExtensions' => 'pdf' ),
		);
	}

	private function move( int $id, string $to ): void {
		Inside::get( EntryAdminService::class )->move( array( $id ), $to, new Visitor( 1, '', '' ) );
	}

	/** Every example that has to do with the events, as a plugin's file would have it. */
	private function runExamples(): void {
		$page = (string) file_get_contents( dirname( __DIR__, 3 ) . '/docs/hooks.md' );
		preg_match_all( '~^```php\n(.*?)\n```$~ms', $page, $found );
		$examples = preg_grep( '~' . self::EVENT . '|' . self::DOCUMENT_EVENT . '~', $found[1] ) ?: array();
		$this->assertCount( 4, $examples );
		$file = (string) tempnam( sys_get_temp_dir(), 'atoll-hooks' );
		file_put_contents( $file, "<?php\n" . implode( "\n", $examples ) );
		require $file;
		unlink( $file );
	}

	/** @return list<array<mixed>> Arguments of each event that waits. */
	private function planned( string $event = self::EVENT ): array {
		$planned = array();
		foreach ( _get_cron_array() as $events ) {
			array_push( $planned, ...array_values( array_column( $events[ $event ] ?? array(), 'args' ) ) );
		}
		return $planned;
	}

	/** As WordPress' cron does, later and with nobody logged in. */
	private function runEvents( string $event = self::EVENT ): void {
		wp_set_current_user( 0 );
		Inside::forgetServices();
		foreach ( $this->planned( $event ) as $arguments ) {
			wp_clear_scheduled_hook( $event, $arguments );
			do_action_ref_array( $event, $arguments );
		}
	}

	/** @param array<string, mixed> $request */
	private function receive( mixed $answer, array $request, string $address ): mixed {
		if ( ! str_starts_with( $address, 'https://crm.example.com/' ) ) {
			return $answer;
		}
		$this->received[] = array( $address, json_decode( $request['body'], true ) );
		return array( 'response' => array( 'code' => $this->status ), 'headers' => array(), 'body' => '' );
	}
}
