<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Submissions;

use Atoll\Forms\Mail\Queue\MailTable;
use Atoll\Tests\WordPress\Gravity\Routes\ApiTestCase;
use Atoll\Tests\WordPress\Support\SpentLimit;
use PHPUnit\Framework\Attributes\DataProvider;

/** Submissions as Gravity Forms' REST clients send them. */
final class SubmissionsTest extends ApiTestCase {

	private const GOOD = array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' );

	public function test_a_submission_that_is_only_to_be_validated_is_not_stored(): void {
		$only = "forms/{$this->number}/submissions?_validate_only=";
		$this->assertSame(
			array(
				'is_valid'            => true,
				'page_number'         => 0,
				'source_page_number'  => 1,
				'validation_messages' => array(),
			),
			$this->sent( 'submissions-validation', 'POST', "{$only}1", self::GOOD )
		);
		$refused = $this->sent( 'submissions-validation', 'POST', "{$only}yes", array( 'input_11_1' => '1' ), 400 );
		$this->assertSame( array( 1, 2 ), array_keys( $refused['validation_messages'] ) );
		$this->sent( 'submissions-validation', 'POST', "{$only}1", array( 'gform_save' => '1' ) + self::GOOD );
		$this->assertSame( 0, $this->countEntries() );
		global $wpdb;
		$this->assertSame( 0, (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}" . MailTable::NAME ) );
	}

	public function test_validating_alone_counts_as_a_check_and_not_as_a_submission(): void {
		update_option( 'atoll_spam', array( 'submissions' => 1, 'checks' => 2 ) + (array) get_option( 'atoll_spam' ) );
		wp_set_current_user( 0 );
		$path = "forms/{$this->number}/submissions";
		$this->sent( 'submissions-validation', 'POST', "{$path}?_validate_only=1", self::GOOD );
		$this->sent( 'submissions-validation', 'POST', "{$path}/validation", self::GOOD );
		SpentLimit::set( "checks {$this->number}", 2, SpentLimit::TEN_MINUTES );
		$this->assertSame(
			array( 429, 'atoll_too_many' ),
			$this->refused( 'POST', "{$path}?_validate_only=1", self::GOOD )
		);
		$this->sent( 'submissions', 'POST', $path, self::GOOD );
	}

	#[DataProvider( 'no' )]
	public function test_a_submission_that_is_not_only_to_be_validated_is_stored( string $no ): void {
		$this->sent( 'submissions', 'POST', "forms/{$this->number}/submissions?_validate_only={$no}", self::GOOD );
		$this->assertSame( 1, $this->countEntries() );
	}

	/** @return iterable<string, array{string}> As PHP sees it. */
	public static function no(): iterable {
		yield 'nothing' => array( '' );
		yield 'zero'    => array( '0' );
	}
}
