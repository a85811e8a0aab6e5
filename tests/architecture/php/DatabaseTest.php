<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/PhpFile.php';
require_once __DIR__ . '/Php.php';

/** Platform\Database\Queries asks the database, so that what it does not say is an error everywhere (ADR 0042). */
final class DatabaseTest extends TestCase {

	/** What prepares its own queries, and why. */
	private const OTHERS = array(
		// What Queries stands on, or stands beside.
		'Platform/Database/',
		'Platform/Migrations/',
		// A secret is made once, by what shows at once whether it was kept.
		'Platform/Access/SecretOption.php',
		// WordPress' own rows, as its functions for them are held to answer.
		'Platform/Access/Sessions/LoginSessions.php',
		// The tables of another plugin.
		'Gravity/Migration/GravityTables.php',
	);

	public function test_queries_are_prepared_in_one_place(): void {
		$this->assertSame(
			'',
			Php::problems(
				static fn( PhpFile $file ): ?string => self::prepares( $file ) && null === self::exception( $file )
					? 'prepares a query of its own. Ask by Platform\Database\Queries, which throws what fails.'
					: null
			)
		);
	}

	public function test_each_exception_is_one(): void {
		$used = array_map( self::exception( ... ), array_filter( Php::files(), self::prepares( ... ) ) );
		$this->assertSame( array(), array_diff( self::OTHERS, $used ), 'These prepare nothing (any more).' );
	}

	private static function prepares( PhpFile $file ): bool {
		$source = implode( '', array_map( static fn( \PhpToken $token ) => $token->text, $file->tokens() ) );
		return str_contains( $source, 'wpdb->prepare(' );
	}

	private static function exception( PhpFile $file ): ?string {
		foreach ( self::OTHERS as $place ) {
			if ( str_starts_with( $file->path, $place ) ) {
				return $place;
			}
		}
		return null;
	}
}
