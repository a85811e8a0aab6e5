<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Spam;

use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Spam\Akismet\Akismet;
use Atoll\Forms\Spam\SpamRelease;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Tests\WordPress\Support\Cases\SpamTestCase;
use Atoll\Tests\WordPress\Support\Http\Vendor;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** What Akismet is asked and told, against a server that speaks as it does. */
final class AkismetTest extends SpamTestCase {

	private const LATE    = PHP_INT_MAX - 1;
	private const EMAIL   = 'akismet-guaranteed-spam@example.com';
	private const SPAMMER = array( 'input_1_3' => 'Sam', 'input_2' => self::EMAIL, 'input_3' => 'Buy now' );

	private Vendor $akismet;
	private int $number;
	private string $log;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		defined( 'AKISMET_VERSION' ) || define( 'AKISMET_VERSION', '5.5' ); // As its plugin does.
	}

	protected function setUp(): void {
		parent::setUp();
		$this->akismet = new Vendor( 'akismet' );
		$this->log     = (string) ini_set( 'error_log', '/dev/null' );
		update_option( 'wordpress_api_key', 'stand-in-key' );
		add_filter( 'atoll_akismet_address', fn() => $this->akismet->url . '/1.1' );
		$this->number = $this->form(
			'enquiry',
			array(
				'fields' => array(
					array(
						'id'         => 1,
						'type'       => 'name',
						'label'      => 'Name',
						'nameFormat' => 'advanced',
						'inputs'     => array( array( 'id' => '1.3', 'label' => 'First' ) ),
					),
					array( 'id' => 2, 'type' => 'email', 'label' => 'Email' ),
					array( 'id' => 3, 'type' => 'textarea', 'label' => 'Message' ),
				),
			)
		);
		$_SERVER['REMOTE_ADDR'] = '203.0.113.7';
	}

	protected function tearDown(): void {
		$this->akismet->stop();
		ini_set( 'error_log', $this->log );
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		delete_option( 'wordpress_api_key' );
		remove_all_filters( 'atoll_akismet_address' );
		remove_all_actions( 'shutdown', self::LATE );
		parent::tearDown();
	}

	public function test_what_it_takes_for_spam_is_spam(): void {
		$this->send( $this->number, self::SPAMMER );
		$this->assertSame(
			array( 'spam', true ),
			array( $this->stored()->status, in_array( 'akismet', $this->reasons(), true ) )
		);
		$request = $this->receivedRequests()[0];
		$this->assertSame(
			array( '/comment-check', 'contact-form', '203.0.113.7', 'Sam', self::EMAIL, 'Buy now' ),
			array(
				$request['path'],
				$request['comment_type'],
				$request['user_ip'],
				$request['comment_author'],
				$request['comment_author_email'],
				$request['comment_content'],
			)
		);
	}

	#[DataProvider( 'silences' )]
	public function test_what_it_does_not_say_is_no_reason(
		string $author,
		string $key,
		string $email = 'jo@example.com'
	): void {
		update_option( 'wordpress_api_key', $key );
		$this->assertSame(
			200,
			$this->send( $this->number, array( 'input_1_3' => $author, 'input_2' => $email ) )->get_status()
		);
		$this->assertSame(
			array( 'active', array( 'token_missing' ) ),
			array( $this->stored()->status, $this->reasons() )
		);
	}

	/** @return array<string, array{0: string, 1: string, 2?: string}> */
	public static function silences(): array {
		return array(
			'a person'    => array( 'Jo', 'stand-in-key' ),
			'a fault'     => array( 'break', 'stand-in-key' ),
			'a wrong key' => array( 'Sam', 'wrong', self::EMAIL ),
		);
	}

	public function test_nobody_waits_for_it_long(): void {
		add_filter(
			'http_request_args',
			$short = static fn( array $options ) => array( 'timeout' => min( 0.2, $options['timeout'] ) ) + $options
		);
		$this->send( $this->number, array( 'input_1_3' => 'hang' ) );
		remove_filter( 'http_request_args', $short );
		$this->assertSame( 'active', $this->stored()->status );
	}

	public function test_it_is_not_asked_without_a_key_nor_against_the_owners_will(): void {
		update_option( 'wordpress_api_key', '' );
		$this->send( $this->number, self::SPAMMER );
		update_option( 'wordpress_api_key', 'stand-in-key' );
		$this->setSpam( array( 'akismet' => false ) );
		$this->send( $this->number, self::SPAMMER );
		$this->assertSame( array(), $this->receivedRequests() );
	}

	public function test_a_key_that_its_plugin_left_behind_is_not_used(): void {
		$withoutPlugin = new Akismet( static fn(): bool => false );
		$this->assertNull( $withoutPlugin->isSpam( array( 'comment_author_email' => self::EMAIL ) ) );
		$withoutPlugin->learnHam( array( 'comment_author_email' => self::EMAIL ) );
		$this->assertSame( array(), $this->receivedRequests() );
	}

	public function test_it_is_not_asked_about_what_is_spam_anyway(): void {
		$this->send( $this->number, self::CAUGHT );
		$this->assertSame( array(), $this->receivedRequests() );
	}

	public function test_it_learns_from_what_staff_mark_after_they_have_their_answer(): void {
		$this->send( $this->number, self::SPAMMER );
		$this->spamRelease()->unmark( array( $this->stored()->id ), false, self::staff() );
		$this->assertCount( 1, $this->receivedRequests() );
		$this->finish();
		$requests = $this->receivedRequests();
		$this->assertSame(
			array( '/submit-ham', self::EMAIL, '203.0.113.7' ),
			array( $requests[1]['path'], $requests[1]['comment_author_email'], $requests[1]['user_ip'] )
		);
		Inside::get( EntryAdminService::class )->move( array( $this->stored()->id ), 'spam', self::staff() );
		$this->finish();
		$this->assertContains( '/submit-spam', array_column( $this->receivedRequests(), 'path' ) );
	}

	/** What happens once the answer has left. */
	private function finish(): void {
		foreach ( $GLOBALS['wp_filter']['shutdown']->callbacks[ self::LATE ] as $callback ) {
			( $callback['function'] )();
		}
		remove_all_actions( 'shutdown', self::LATE );
	}

	private static function staff(): Visitor {
		return new Visitor( 1, '', '' );
	}

	private function spamRelease(): SpamRelease {
		return Inside::get( SpamRelease::class );
	}

	/** @return list<array<string, string>> */
	private function receivedRequests(): array {
		return json_decode( (string) file_get_contents( $this->akismet->url . '/told' ), true );
	}
}
