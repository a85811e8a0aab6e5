<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Portal\Account;

use Atoll\Portal\Account\Sessions\BrowserName;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Browsers in words that their owners know them by. */
final class BrowserNameTest extends TestCase {

	#[DataProvider( 'browsers' )]
	public function test_it_is_named_as_its_owner_knows_it( string $name, string $userAgent ): void {
		$this->assertSame( $name, BrowserName::name( $userAgent ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function browsers(): iterable {
		$webkit     = 'AppleWebKit/537.36 (KHTML, like Gecko)';
		$userAgents = array(
			'Chrome on Windows'            => "Mozilla/5.0 (Windows NT 10.0; Win64; x64) {$webkit} Chrome/140.0.0.0 Safari/537.36",
			'Edge on Windows'              => "Mozilla/5.0 (Windows NT 10.0; Win64; x64) {$webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
			'Opera on Mac'                 => "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) {$webkit} Chrome/139.0.0.0 Safari/537.36 OPR/124.0.0.0",
			'Safari on Mac'                => 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
			'Safari on iPhone'             => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
			'Chrome on iPhone'             => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1',
			'Samsung Internet on Android'  => "Mozilla/5.0 (Linux; Android 10; K) {$webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
			'Firefox on Linux'             => 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
			'Chrome on ChromeOS'           => "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) {$webkit} Chrome/140.0.0.0 Safari/537.36",
			'Windows'                      => 'Mozilla/5.0 (Windows NT 10.0)',
			'An unknown browser' => 'curl/8.14.1',
		);
		foreach ( $userAgents as $name => $agent ) {
			yield $name => array( $name, $agent );
		}
	}
}
