<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Errors;

use Atoll\Admin\AdminProvider;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\Queue\MailSchedule;
use Atoll\Tests\WordPress\Portal\Login\LoginTestCase;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** Whatever fails, the log says it without what people typed. */
final class LogsTest extends LoginTestCase {

	private const MARK = 'Quillfeather';

	private const TYPED = array(
		'input_1'    => 'Zebedee ' . self::MARK,
		'input_2'    => self::MARK . '@example.com',
		'input_9'    => "O'Brien said \"" . self::MARK . '" lives here',
		'input_11_1' => '1',
	);

	private const PLUGIN = WP_CONTENT_DIR . '/mu-plugins/atoll-broken-queries.php';
	private const LOG    = WP_CONTENT_DIR . '/atoll-broken.log';
	private const COUNT  = WP_CONTENT_DIR . '/atoll-broken.count';

	/** @var list<string> */
	private array $headers = array();

	protected function setUp(): void {
		parent::setUp();
		wp_mkdir_p( dirname( self::PLUGIN ) );
		copy( dirname( __DIR__, 2 ) . '/Support/Plugins/broken-queries.php', self::PLUGIN );
	}

	protected function tearDown(): void {
		array_map(
			static fn( string $file ) => is_file( $file ) && unlink( $file ),
			array( self::PLUGIN, self::LOG, self::COUNT )
		);
		parent::tearDown();
	}

	/** @param \Closure( self, int ): HttpAnswer $send Given the form's number. */
	#[DataProvider( 'ways' )]
	public function test_a_query_that_fails_is_logged_without_its_values( \Closure $send ): void {
		$number = $this->form( 'enquiry', array( 'save' => array( 'enabled' => true ) ) );
		$broken = 0;
		do {
			++$broken;
			file_put_contents( self::COUNT, '0' );
			file_put_contents( self::LOG, '' );
			$this->headers = array( 'X-Atoll-Breaks: ' . $broken, 'X-Atoll-Mark: ' . self::MARK, Browser::SAME_ORIGIN );
			$answer        = $send( $this, $number );
			$log           = (string) file_get_contents( self::LOG );
			$isBroken      = (int) file_get_contents( self::COUNT ) >= $broken;
			$this->assertStringNotContainsStringIgnoringCase( self::MARK, $log, "query {$broken}" );
			$this->assertStringNotContainsString( 'Zebedee', $log );
			$isBroken && $this->assertStringContainsString( 'Atoll: ', $log, "query {$broken}: {$answer->status}" );
		} while ( $isBroken && $broken < 30 );
		$this->assertGreaterThan( 1, $broken, 'no query held what was typed' );
	}

	/** @return iterable<string, array{\Closure}> How it is sent. */
	public static function ways(): iterable {
		$forms = static fn( string $path, array $fields ): \Closure => static fn(
			self $test,
			int $number
		): HttpAnswer => Http::post( sprintf( $path, $number ), http_build_query( $fields ), $test->headers );
		$staff = static fn( string $method, string $path, array $fields = array() ): \Closure => static function (
			self $test,
			int $number
		) use ( $method, $path, $fields ): HttpAnswer {
			$user    = $test->user( 'administrator' );
			$browser = Browser::of( $user );
			$headers = array( ...$test->headers, 'X-WP-Nonce: ' . $browser->nonce( $user, 'wp_rest' ) );
			return 'GET' === $method
				? $browser->get( $path . http_build_query( $fields ), $headers )
				: $browser->post( $path, http_build_query( array( 'form_id' => $number ) + $fields ), $headers );
		};
		$login = array( 'log' => self::MARK . '@example.com', 'pwd' => self::MARK );
		yield 'a submission' => array( $forms( '/wp-json/gf/v2/forms/%d/submissions', self::TYPED ) );
		yield 'a form without JavaScript' => array(
			static fn( self $test, int $number ): HttpAnswer => Http::post(
				$test->page( $number ),
				http_build_query( array( 'atoll_form' => $number ) + self::TYPED ),
				$test->headers
			),
		);
		yield 'a login' => array( $forms( '/wp-json/s1t2/v1/login', $login ) );
		yield 'a login without JavaScript' => array(
			static fn( self $test ): HttpAnswer => Http::post(
				$test->login,
				http_build_query( array( 'atoll_action' => 'log-in' ) + $login ),
				$test->headers
			),
		);
		yield 'a search by staff' => array(
			$staff( 'GET', '/wp-json/s1t2/v1/entries?', array( 'search' => self::MARK ) ),
		);
		yield 'an export' => array(
			static function ( self $test ): HttpAnswer {
				$user    = $test->user( 'administrator' );
				$browser = Browser::of( $user );
				$fields  = array(
					'action'   => AdminProvider::EXPORT,
					'_wpnonce' => $browser->nonce( $user, AdminProvider::EXPORT ),
					'query'    => wp_json_encode( array( 'search' => self::MARK ) ),
					'columns'  => 'id',
				);
				return $browser->post( '/wp-admin/admin-post.php', http_build_query( $fields ), $test->headers );
			},
		);
		yield 'an entry of another program' => array(
			$staff( 'POST', '/wp-json/gf/v2/entries', array( '1' => self::MARK ) ),
		);
		yield 'a file' => array(
			static function ( self $test ): HttpAnswer {
				$field  = array( 'id' => 1, 'kind' => 'fileupload', 'label' => 'Payslip' );
				$number = Inside::get( FormWriter::class )->create(
					array( 'title' => 'Files', 'fields' => array( $field ) )
				)->form->id();
				$key    = 'k3v9x0q2m7t5b1n8c4z6';
				$slot   = array( 'form_id' => (string) $number, 'field_id' => '1', 'gform_unique_id' => $key );
				$nonce  = json_decode( Http::post( '/wp-json/s1t2/v1/upload-nonce', $slot )->body );
				$file   = new \CURLStringFile( "%PDF-1.4\n%%EOF\n", 'blob', 'application/octet-stream' );
				return Http::post(
					'/wp-json/s1t2/v1/uploads',
					$slot + array( 'nonce' => $nonce, 'original_filename' => self::MARK . '.pdf', 'file' => $file ),
					$test->headers
				);
			},
		);
	}

	public function test_what_a_mail_server_says_is_kept_with_the_mail_and_not_in_the_log(): void {
		$refuse = static fn( mixed $sent, array $mail ) => throw new \RuntimeException(
			'No such mailbox: ' . implode( ',', (array) $mail['to'] ) . " for \"{$mail['subject']}\""
		);
		add_filter( 'pre_wp_mail', $refuse, 10, 2 );
		$this->mailRepository()->add(
			new MailMessage( array( self::MARK . '@example.com' ), 'Zebedee has written', '<p>Text</p>', 'Text' ),
			0,
			0
		);
		file_put_contents( self::LOG, '' );
		$before = ini_set( 'error_log', self::LOG );
		Inside::get( MailSchedule::class )->deliver();
		ini_set( 'error_log', (string) $before );
		remove_filter( 'pre_wp_mail', $refuse );
		$this->assertSame( '', (string) file_get_contents( self::LOG ) );
	}
}
