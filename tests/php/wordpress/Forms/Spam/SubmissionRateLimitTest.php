<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Spam;

use Atoll\Tests\WordPress\Support\Cases\SpamTestCase;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\SpentLimit;
use PHPUnit\Framework\Attributes\TestWith;

/** How often one address may try to send a form. */
final class SubmissionRateLimitTest extends SpamTestCase {

	protected function tearDown(): void {
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );
		parent::tearDown();
	}

	public function test_after_so_many_tries_one_waits_and_other_forms_and_addresses_do_not(): void {
		$this->setSpam( array( 'submissions' => 4 ) );
		$number = $this->form();
		$this->tried( $number, 1, '203.0.113.7' );
		$this->assertSame( array( 200 ), $this->statuses( $number, '203.0.113.7', 1 ) );
		$this->tried( $number, 2, '203.0.113.7' );
		$this->assertSame( array( 429 ), $this->statuses( $number, '203.0.113.7', 1 ) );
		$this->assertSame( array( 200 ), $this->statuses( $number, '203.0.113.8', 1 ) );
		$this->assertSame( array( 200 ), $this->statuses( $this->form(), '203.0.113.7', 1 ) );
		$refused = $this->send( $number, array( 'input_9' => 'x' ) );
		$this->assertSame( 'atoll_too_many', $refused->get_data()['code'] );
		$this->assertGreaterThan( 0, (int) $refused->get_headers()['Retry-After'] );
	}

	public function test_who_shows_the_forms_token_may_try_twice_as_often(): void {
		$this->setSpam( array( 'submissions' => 4 ) );
		$number = $this->form();
		preg_match(
			'/name="atoll_token" value="([^"]+)"/',
			(string) $this->get( "/s1t2/v1/forms/{$number}" )->get_data()['form'],
			$found
		);
		$token = array( 'atoll_token' => $found[1] );
		$this->tried( $number, 3, '203.0.113.7' );
		$this->assertSame( array( 200 ), $this->statuses( $number, '203.0.113.7', 1, $token ) );
		$this->tried( $number, 4, '203.0.113.7' );
		$this->assertSame( array( 429 ), $this->statuses( $number, '203.0.113.7', 1, $token ) );
	}

	public function test_a_household_of_version_6_counts_as_one(): void {
		$this->setSpam( array( 'submissions' => 2 ) );
		$number = $this->form();
		$this->assertSame( array( 200 ), $this->statuses( $number, '2001:db8:1:2::1', 1 ) );
		$this->tried( $number, 1, '2001:db8:1:2::1' );
		$this->assertSame( array( 429 ), $this->statuses( $number, '2001:db8:1:2::ffff', 1 ) );
		$this->assertSame( array( 200 ), $this->statuses( $number, '2001:db8:1:3::1', 1 ) );
	}

	public function test_form_editors_and_retries_are_not_limited_and_nothing_sets_no_limit(): void {
		$this->setSpam( array( 'submissions' => 2 ) );
		$number = $this->form();
		$this->actAs( 'editor' );
		$this->assertSame( array( 200, 200, 200 ), $this->statuses( $number, '203.0.113.7', 3 ) );
		wp_set_current_user( 0 );
		$this->assertSame(
			array( 200, 200, 200 ),
			$this->statuses( $number, '203.0.113.7', 3, array( 'gform_unique_id' => 'same', 'input_9' => '' ) )
		);
		$this->setSpam( array( 'submissions' => 0 ) );
		$this->assertSame( array( 200, 200, 200 ), $this->statuses( $number, '203.0.113.7', 3 ) );
	}

	public function test_checks_have_a_limit_of_their_own(): void {
		$this->setSpam( array( 'checks' => 1 ) );
		$number = $this->form();
		$path   = "/gf/v2/forms/{$number}/submissions/validation";
		$this->assertSame( 200, $this->post( $path, self::ANSWERS )->get_status() );
		SpentLimit::set( "checks {$number}", 1, SpentLimit::TEN_MINUTES );
		$this->assertSame( 429, $this->post( $path, self::ANSWERS )->get_status() );
	}

	public function test_without_javascript_the_answers_are_kept_and_one_is_told_how_long_to_wait(): void {
		$this->setSpam( array( 'submissions' => 1 ) );
		$number = $this->form();
		$page   = $this->page( $number );
		$body   = static fn( string $name ) => http_build_query(
			array( 'input_1' => $name, 'atoll_form' => $number ) + self::ANSWERS
		);
		$this->assertSame( 303, Http::post( $page, $body( 'Jo' ) )->status );
		$this->tried( $number, 1, '127.0.0.1' );
		$refused = Http::post( $page, $body( 'Sam' ) );
		$this->assertSame( 429, $refused->status );
		$this->assertGreaterThan( 0, (int) $refused->header( 'Retry-After' ) );
		$this->assertStringContainsString( 'value="Sam"', $refused->body );
		$this->assertStringContainsString( 'Nothing was lost', $refused->body );
	}

	public function test_behind_a_proxy_of_the_owners_each_visitor_counts_and_nobody_chooses_an_address(): void {
		$this->setSpam( array( 'submissions' => 2, 'proxyHeader' => 'X-Forwarded-For', 'proxies' => "10.0.0.0/8\n" ) );
		$number = $this->form();
		$from   = function ( string $connection, string $header ) use ( $number ): array {
			$_SERVER['HTTP_X_FORWARDED_FOR'] = $header;
			return $this->statuses( $number, $connection, 1 );
		};
		$this->assertSame( array( 200 ), $from( '10.0.0.1', '203.0.113.7' ) );
		$this->assertSame( '203.0.113.7', $this->stored()->ip );
		$this->assertSame( array( 200 ), $from( '10.0.0.1', '203.0.113.8' ) );
		$this->tried( $number, 1, '203.0.113.7' );
		$this->assertSame( array( 429 ), $from( '10.0.0.1', '198.51.100.1, 203.0.113.7' ) );
		$this->assertSame( array( 200 ), $from( '192.0.2.1', '198.51.100.1' ) );
		$this->assertSame( '192.0.2.1', $this->stored()->ip );
		$this->tried( $number, 1, '192.0.2.1' );
		$this->assertSame( array( 429 ), $from( '192.0.2.1', '198.51.100.2' ) );
	}

	public function test_a_header_is_not_listened_to_until_somebody_chose_it_and_site_health_says_so(): void {
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.1';
		$this->statuses( $this->form(), '192.0.2.1', 1 );
		$this->assertSame( '192.0.2.1', $this->stored()->ip );
		$this->assertSame( 'recommended', $this->health()['status'] );
		$this->assertStringContainsString( 'X-Forwarded-For from 192.0.2.1', $this->health()['description'] );
		$this->setSpam( array( 'proxyHeader' => 'X-Forwarded-For', 'proxies' => '192.0.2.1' ) );
		$this->assertSame( 'good', $this->health()['status'] );
		unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );
		$this->setSpam( array() );
		$this->assertSame( 'good', $this->health()['status'] );
	}

	/** As nginx' set_real_ip_from does, which leaves the header as it came, also over several proxies. */
	#[TestWith( array( '203.0.113.7', '203.0.113.7' ) )]
	#[TestWith( array( '203.0.113.7', '198.51.100.1, 203.0.113.7, 10.0.0.5' ) )]
	#[TestWith( array( '2001:db8::7', '2001:DB8:0:0::7' ) )]
	public function test_where_the_server_has_read_it_nothing_is_to_be_done( string $visitor, string $header ): void {
		$_SERVER['REMOTE_ADDR']          = $visitor;
		$_SERVER['HTTP_X_FORWARDED_FOR'] = $header;
		$this->assertSame( 'good', $this->health()['status'] );
		$_SERVER['REMOTE_ADDR'] = '10.0.0.9';
		$this->assertSame( 'recommended', $this->health()['status'] );
	}

	public function test_nor_where_code_of_the_site_has(): void {
		$_SERVER['REMOTE_ADDR']          = '10.0.0.9';
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '203.0.113.7';
		$read = static fn(): string => '203.0.113.7';
		add_filter( 'atoll_visitor_ip', $read );
		$status = $this->health()['status'];
		remove_filter( 'atoll_visitor_ip', $read );
		$this->assertSame( 'good', $status );
	}

	public function test_site_health_names_a_stored_proxy_that_is_not_used(): void {
		$this->setSpam( array( 'proxyHeader' => 'X-Forwarded-For', 'proxies' => "192.0.2.1\n0.0.0.0/0" ) );
		$health = $this->health();
		$this->assertSame( 'recommended', $health['status'] );
		$this->assertStringContainsString( '“0.0.0.0/0” is neither an address nor a network.', $health['description'] );
	}

	/** @return array<string, mixed> */
	private function health(): array {
		return apply_filters( 'site_status_tests', array( 'direct' => array() ) )['direct']['atoll_proxy']['test']();
	}

	private function tried( int $number, int $times, string $address ): void {
		SpentLimit::set( "submissions {$number}", $times, SpentLimit::TEN_MINUTES, $address );
	}

	/**
	 * @param array<string, mixed> $inputs
	 * @return list<int>
	 */
	private function statuses( int $number, string $address, int $times, array $inputs = array() ): array {
		$_SERVER['REMOTE_ADDR'] = $address;
		$statuses               = array();
		for ( $time = 0; $time < $times; $time++ ) {
			$statuses[] = $this->send( $number, $inputs + array( 'input_9' => "Question {$time}" ) )->get_status();
		}
		return $statuses;
	}
}
