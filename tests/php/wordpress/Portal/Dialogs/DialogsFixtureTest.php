<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Dialogs;

use Atoll\Portal\Dialogs\SessionDialogs;
use PHPUnit\Framework\TestCase;

/** The dialogs that the guard's tests in TypeScript open are those that PHP prints today. */
final class DialogsFixtureTest extends TestCase {

	private const FILE = __DIR__ . '/../../../../fixtures/guard-dialogs.html';

	public function test_they_are_what_php_prints(): void {
		$html = ( new SessionDialogs( static fn(): string => 'http://content.test/log-in/?forgotten=1' ) )->html()
			. "\n";
		if ( false !== getenv( 'ATOLL_RECORD' ) ) {
			file_put_contents( self::FILE, $html );
		}
		self::assertStringEqualsFile( self::FILE, $html, 'Record it anew: ATOLL_RECORD=1 npm run test:wp -- --filter DialogsFixture' );
	}
}
