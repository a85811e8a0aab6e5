<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Settings;

use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What the site would never use is not kept as if it did. */
final class UnusedValuesTest extends SiteTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->actAs( 'administrator' );
	}

	/** @param array<string, mixed> $values */
	#[DataProvider( 'unused' )]
	public function test_what_would_never_be_used_is_refused(
		string $group,
		array $values,
		string $path,
		string $words
	): void {
		$before   = get_option( "atoll_{$group}" );
		$problems = $this->save( $group, $values )['data']['problems'] ?? array();
		$this->assertSame( array( $path ), array_keys( $problems ) );
		$this->assertStringContainsString( $words, $problems[ $path ] );
		$this->assertSame( $before, get_option( "atoll_{$group}" ) );
	}

	/** @return iterable<string, array{string, array<string, mixed>, string, string}> */
	public static function unused(): iterable {
		$statuses = static fn( array ...$entries ): array => array( 'portal', array( 'statuses' => $entries ) );
		$proxies  = static fn( string $lines ): array => array(
			'spam',
			array( 'proxyHeader' => 'X-Forwarded-For', 'proxies' => $lines ),
		);
		$lender   = array( 'title' => 'With the lender' );
		yield 'a status without a title' => array(
			...$statuses( $lender, array( 'name' => 'new' ) ), 'statuses.1.title', 'title',
		);
		yield 'two statuses of one short name' => array(
			...$statuses( $lender, array( 'title' => 'Sent', 'name' => 'with-the-lender' ) ),
			'statuses',
			'“with-the-lender”',
		);
		yield 'a title that no short name can be made from' => array(
			...$statuses( $lender, array( 'title' => '?!' ) ), 'statuses', '“?!”',
		);
		yield 'a title whose short name takes more room than there is' => array(
			...$statuses( array( 'title' => '贷款已批准等待' ) ), 'statuses', '“贷款已批准等待”',
		);
		yield 'half an address' => array( ...$proxies( "192.0.2.10\n192.0.2" ), 'proxies', '“192.0.2”' );
		yield 'letters' => array( ...$proxies( 'proxy.example' ), 'proxies', '“proxy.example”' );
		yield 'a network of everybody' => array( ...$proxies( '10.0.0.0/0' ), 'proxies', '“10.0.0.0/0”' );
		yield 'a network that is longer than its addresses' => array(
			...$proxies( '10.0.0.0/8, 192.0.2.0/33' ), 'proxies', '“192.0.2.0/33”',
		);
	}

	public function test_addresses_and_networks_of_proxies_are_kept(): void {
		$lines  = "192.0.2.10, 10.0.0.0/8\n\n2001:db8::/128\r\n::ffff:192.0.2.1";
		$before = get_option( 'atoll_spam' );
		$reply  = $this->save( 'spam', array( 'proxyHeader' => 'X-Real-IP', 'proxies' => $lines ) );
		update_option( 'atoll_spam', $before );
		$this->assertSame( $lines, $reply['values']->proxies );
	}

	/**
	 * @param array<string, mixed> $values
	 * @return array<string, mixed>
	 */
	private function save( string $group, array $values ): array {
		$path    = "/s1t2/v1/settings/{$group}";
		$version = $this->get( $path )->get_data()['version'];
		$request = new \WP_REST_Request( 'PUT', $path );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( array( 'values' => $values, 'version' => $version ) ) );
		return rest_do_request( $request )->get_data();
	}
}
