<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Platform\Access;

use Atoll\Platform\Access\Identity\TrustedProxies;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Whose address counts behind proxies, and that nobody can choose their own. */
final class TrustedProxiesTest extends TestCase {

	private const OURS = array( '10.0.0.0/8', '192.0.2.10', '2001:db8:1::/48' );

	#[DataProvider( 'requests' )]
	public function test_the_visitor_is_the_right_most_hop_that_is_no_proxy_of_ours(
		string $visitor,
		string $connection,
		string $header
	): void {
		$this->assertSame( $visitor, ( new TrustedProxies( self::OURS ) )->visitor( $connection, $header ) );
	}

	/** @return array<string, array{string, string, string}> */
	public static function requests(): array {
		return array(
			'no proxy at all'                             => array( '203.0.113.7', '203.0.113.7', '' ),
			'a stranger who says who they are'            => array( '203.0.113.7', '203.0.113.7', '198.51.100.1' ),
			'one proxy'                                   => array( '203.0.113.7', '10.0.0.1', '203.0.113.7' ),
			'what the visitor wrote before is not read'   => array(
				'203.0.113.7',
				'10.0.0.1',
				'127.0.0.1, 198.51.100.1, 203.0.113.7',
			),
			'two proxies of ours'                         => array(
				'203.0.113.7',
				'10.0.0.1',
				'198.51.100.1, 203.0.113.7, 192.0.2.10',
			),
			'a proxy that says it is one of ours'         => array(
				'203.0.113.7',
				'10.0.0.1',
				'10.9.9.9, 203.0.113.7',
			),
			'only ours: the first of them'                => array( '10.2.2.2', '10.0.0.1', '10.2.2.2' ),
			'nothing was said'                            => array( '10.0.0.1', '10.0.0.1', '' ),
			'what is no address ends it'                  => array( '10.0.0.1', '10.0.0.1', '203.0.113.7, unknown' ),
			'an address with a port'                      => array( '203.0.113.7', '10.0.0.1', '203.0.113.7:51234' ),
			'version 6, in brackets with a port'          => array(
				'2001:db8:9::1',
				'2001:db8:1::5',
				'[2001:db8:9::1]:443',
			),
			'version 6 beside a network that begins alike' => array( '2001:db8:2::5', '2001:db8:2::5', '203.0.113.7' ),
			'version 4 as a version 6 server writes it'   => array( '203.0.113.7', '::ffff:10.0.0.1', '203.0.113.7' ),
			'markup is no address'                        => array( '10.0.0.1', '10.0.0.1', '<script>' ),
		);
	}

	#[DataProvider( 'networks' )]
	public function test_networks_that_are_written_wrongly_trust_nobody( string $network ): void {
		$this->assertFalse( ( new TrustedProxies( array( $network ) ) )->trusts( '10.0.0.1' ) );
	}

	/** @return array<string, array{string}> */
	public static function networks(): array {
		return array(
			'of another version'         => array( '::/0' ),
			'no address'                 => array( 'everybody' ),
			'a length that is no number' => array( '10.0.0.0/x' ),
			'a length below nothing'     => array( '10.0.0.0/-1' ),
			'a length of nothing'        => array( '10.0.0.0/0' ),
			'a length beyond its end'    => array( '10.0.0.1/33' ),
			'two lengths'                => array( '10.0.0.0/8/8' ),
			'a length that is not there' => array( '10.0.0.1/' ),
			'another address'            => array( '10.0.0.2' ),
			'empty'                      => array( '' ),
		);
	}
}
