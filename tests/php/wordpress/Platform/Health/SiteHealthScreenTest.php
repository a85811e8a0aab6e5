<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Health;

use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** What WordPress' Site Health shows of us, and what it waits for before it shows anything. */
final class SiteHealthScreenTest extends SiteTestCase {

	/** @var list<string> Addresses that were asked for. */
	private array $asked = array();

	protected function setUp(): void {
		parent::setUp();
		add_filter(
			'pre_http_request',
			function ( mixed $answer, array $arguments, string $url ): \WP_Error {
				$this->asked[] = $url;
				return new \WP_Error( 'away', 'away' );
			},
			10,
			3
		);
		$this->page( $this->form() );
	}

	protected function tearDown(): void {
		remove_all_filters( 'pre_http_request' );
		parent::tearDown();
	}

	public function test_the_screen_waits_for_one_request_whether_the_rest_api_answers(): void {
		foreach ( $this->tests()['direct'] as $test ) {
			$test['test']();
		}
		$this->assertSame( array( rest_url( 's1t2/v1' ) ), $this->asked );
	}

	public function test_lines_that_ask_the_site_come_later_and_are_the_same_by_cron(): void {
		$late = $this->tests()['async'];
		$this->assertEqualsCanonicalizing(
			array( 'atoll_scripts', 'atoll_uploads', 'atoll_private_files' ),
			array_keys( $late )
		);
		$this->actAs( 'administrator' );
		foreach ( $late as $name => $test ) {
			$this->assertTrue( $test['has_rest'] );
			$this->assertSame( rest_url( "s1t2/v1/health/{$name}" ), $test['test'] );
			$reply = $this->get( "/s1t2/v1/health/{$name}" );
			$this->assertSame( '', RestContract::complaint( 'atoll/health-check', $reply->get_data() ) );
			$this->assertSame( $test['async_direct_test'](), $reply->get_data() );
		}
		$this->assertNotSame( array(), $this->asked );
		$this->assertSame( 404, $this->get( '/s1t2/v1/health/atoll_nothing' )->get_status() );
	}

	/** @return array{direct: array<string, array<string, mixed>>, async: array<string, array<string, mixed>>} */
	private function tests(): array {
		return apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );
	}
}
