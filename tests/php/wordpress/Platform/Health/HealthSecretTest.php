<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Health;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Database\DeadlockRetry;
use Atoll\Platform\Database\WriteProbe;
use Atoll\Platform\Health\MonitoringSecret;
use Atoll\Platform\Health\Routes\GetHealth;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Rest\Input;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Who shows the secret of the site’s monitoring is told more of its health than strangers are. */
final class HealthSecretTest extends SiteTestCase {

	private const SECRET = 'a-secret-of-24-characters';

	protected function tearDown(): void {
		unset( $_SERVER['HTTP_X_ATOLL_HEALTH'] );
		parent::tearDown();
	}

	/** @param array<string, mixed> $keys */
	#[DataProvider( 'secrets' )]
	public function test_who_shows_the_secret_sees_details( string $secret, string $shown, array $keys ): void {
		$_SERVER['HTTP_X_ATOLL_HEALTH'] = $shown;
		global $wpdb;
		$route = new GetHealth(
			new WriteProbe( $wpdb, new DeadlockRetry( $wpdb ), time( ... ) ),
			new MonitoringSecret( $secret ),
			new CurrentRequest(),
			static fn() => array()
		);
		$this->assertSame(
			$keys,
			array_keys(
				(array) $route->respond( new Input( array(), static fn() => array() ), new Visitor( 0, '', '' ) )->data
			)
		);
	}

	/** @return iterable<string, array{string, string, list<string>}> */
	public static function secrets(): iterable {
		yield 'the right one' => array( self::SECRET, self::SECRET, array( 'status', 'checks' ) );
		yield 'a wrong one' => array( self::SECRET, self::SECRET . 'x', array( 'status' ) );
		yield 'none, where none is set' => array( '', '', array( 'status' ) );
		yield 'one that could be guessed' => array( 'short', 'short', array( 'status' ) );
	}
}
