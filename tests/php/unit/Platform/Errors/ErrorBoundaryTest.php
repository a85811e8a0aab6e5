<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Platform\Errors;

use Atoll\Forms\Submission\IdempotencyKeyReused;
use Atoll\Platform\Errors\ErrorBoundary;
use Atoll\Platform\Errors\Failure;
use Atoll\Platform\Errors\PublicError;
use Atoll\Platform\Errors\StorageFailed;
use PHPUnit\Framework\TestCase;

/** Whatever is thrown becomes one kind of answer, and the log is told what nobody else is. */
final class ErrorBoundaryTest extends TestCase {

	private string $log = '';
	private string $before = '';

	protected function setUp(): void {
		$this->log    = (string) tempnam( sys_get_temp_dir(), 'atoll' );
		$this->before = (string) ini_set( 'error_log', $this->log );
	}

	protected function tearDown(): void {
		ini_set( 'error_log', $this->before );
		unlink( $this->log );
	}

	public function test_expected_trouble_keeps_its_words_and_is_not_logged(): void {
		$trouble = new IdempotencyKeyReused();
		$failure = $this->failure( $trouble );
		$this->assertSame(
			array( 409, 'atoll_key_reused', $trouble->getMessage() ),
			array( $failure->status, $failure->code, $failure->message )
		);
		$this->assertSame( '', $this->logged() );
	}

	public function test_trouble_says_its_own_headers_and_details(): void {
		$failure = $this->failure( new class() extends PublicError {
			public function __construct() {
				parent::__construct( 'busy', 'Wait.', 429 );
			}

			public function headers(): array {
				return array( 'Retry-After' => '17' );
			}

			public function details(): array {
				return array( 'problems' => array( 'a' => 'b' ) );
			}
		} );
		$this->assertSame( array( 'Retry-After' => '17' ), $failure->headers );
		$this->assertSame( array( 'problems' => array( 'a' => 'b' ) ), $failure->details );
	}

	public function test_what_a_failing_store_says_is_for_the_log_alone(): void {
		$failure = $this->failure( new StorageFailed( "insert entry: Duplicate entry 'jo@example.com' for key 'email'" ) );
		$this->assertSame( 503, $failure->status );
		$this->assertStringNotContainsString( 'insert', $failure->message );
		$this->assertStringContainsString( "insert entry: Duplicate entry '…' for key 'email'", $this->logged() );
	}

	public function test_a_fault_is_told_by_a_reference_that_finds_it_in_the_log(): void {
		$failure = $this->failure( new \LogicException( 'secret detail' ) );
		$this->assertSame( array( 500, 'atoll_internal_error' ), array( $failure->status, $failure->code ) );
		$this->assertStringNotContainsString( 'secret', $failure->message );
		$this->assertSame( 1, preg_match( '/reference: ([0-9A-F]{8})\./', $failure->message, $found ) );
		$this->assertSame( 1, substr_count( $this->logged(), "[{$found[1]}] LogicException: secret detail in " ) );
	}

	public function test_the_log_holds_nothing_that_somebody_typed(): void {
		ini_set( 'zend.exception_ignore_args', '0' );
		$this->failure( $this->thrown( 'Jo Citizen' ) );
		$logged = $this->logged();
		$this->assertStringContainsString( 'Cannot read "…" of …', $logged );
		$this->assertStringContainsString( 'caused by RuntimeException', $logged );
		$this->assertStringContainsString( 'thrown()', $logged );
		$this->assertDoesNotMatchRegularExpression( '/Citizen|example\.com/', $logged );
	}

	private function thrown( string $typed ): \Throwable {
		return new \InvalidArgumentException(
			"Cannot read \"{$typed}\" of jo@example.com",
			0,
			new \RuntimeException( "'{$typed}'" )
		);
	}

	private function failure( \Throwable $error ): Failure {
		return ( new ErrorBoundary() )->failure( $error );
	}

	private function logged(): string {
		return (string) file_get_contents( $this->log );
	}
}
