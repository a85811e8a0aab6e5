<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Submission;

use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Where a form is set to store no IP address, none is, whichever way the entry comes. */
final class UnstoredIpTest extends SiteTestCase {

	protected function setUp(): void {
		parent::setUp();
		$_SERVER['REMOTE_ADDR'] = '203.0.113.7';
	}

	protected function tearDown(): void {
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		parent::tearDown();
	}

	/**
	 * @param array<string, bool> $settings
	 */
	#[DataProvider( 'settings' )]
	public function test_an_address_is_stored_unless_the_form_says_otherwise( array $settings, string $stored ): void {
		$number = $this->form( 'enquiry', array( 'atoll' => $settings ) );
		$this->post(
			"/gf/v2/forms/{$number}/submissions",
			array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' )
		);
		$this->actAs( 'administrator' );
		$this->post( '/gf/v2/entries', array( 'form_id' => $number, '1' => 'Sam' ) );

		global $wpdb;
		$this->assertSame(
			array( $stored, $stored ),
			array_map(
				strval( ... ),
				$wpdb->get_col( "SELECT ip FROM {$wpdb->prefix}atoll_entries WHERE form_number = {$number}" )
			)
		);
	}

	/** @return iterable<string, array{array<string, bool>, string}> */
	public static function settings(): iterable {
		yield 'as it comes' => array( array(), '203.0.113.7' );
		yield 'switched off again' => array( array( 'preventIP' => false ), '203.0.113.7' );
		yield 'not to be stored' => array( array( 'preventIP' => true ), '' );
	}
}
