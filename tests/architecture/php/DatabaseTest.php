<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/PhpFile.php';
require_once __DIR__ . '/Php.php';

/** Database queries go through Platform\Database\Queries, so that a failed query is an error everywhere (ADR 0042). */
final class DatabaseTest extends TestCase {

	/** Files that prepare their own queries, with reasons. */
	private const OTHERS = array(
		// Code that Queries itself uses, or that is beside it.
		'Platform/Database/',
		'Platform/Migrations/',
		// A secret is created once, by code that checks at once whether it was saved.
		'Platform/Access/SecretOption.php',
		// WordPress' own rows, with the same results as its own functions.
		'Platform/Access/Sessions/LoginSessions.php',
		// Tables of another plugin.
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
