<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use PHPUnit\Framework\TestCase;
use ReflectionFunction;

require_once __DIR__ . '/PhpFile.php';
require_once __DIR__ . '/Php.php';

/** Where WordPress, the database, mail and the request may be touched. */
final class PurityTest extends TestCase {

	private const PURE        = array( 'Calculators', 'Contract', 'Forms' );
	private const SUPERGLOBAL = array( '$_GET', '$_POST', '$_REQUEST', '$_SERVER', '$_COOKIE', '$_FILES', '$_SESSION', '$_ENV' );

	/** Reads tables that are another plugin's. */
	private const THEIR_TABLES = 'Gravity/MoveIn/GravityTables.php';

	/** Folders that own tables, and what builds them. */
	private const DATABASE = array( 'Access', 'AccessLog', 'Database', 'Migrations', 'FormStore', 'Entries', 'Drafts', 'Uploads', 'Mail', 'Cases', 'Clients', 'Captcha', 'Spam', 'Privacy', 'Composition' );

	/** What reads the request where no WP_REST_Request is to be had; WordPress saves menu items from $_POST alone. */
	private const REQUEST = array( 'Access/', 'Http/', 'PlainPost/', 'Admin/', 'SetUp/', 'Site/Menu/MenuIcons.php', 'Modals/ResumeAddress.php', 'Blocks/Calculator/AskedFor.php' );

	public function test_the_engine_calls_no_wordpress(): void {
		$this->assertSame(
			'',
			Php::problems(
				static function ( PhpFile $file ): ?string {
					if ( ! in_array( $file->folder(), self::PURE, true ) ) {
						return null;
					}
					$foreign = array_filter(
						$file->calls(),
						static fn( string $name ) => ! function_exists( $name ) || ! ( new ReflectionFunction( $name ) )->isInternal()
					);
					return array() === $foreign ? null : 'calls ' . implode( '(), ', array_unique( $foreign ) )
						. '(). ' . $file->folder() . ' is pure: let a service call it and hand in the result.';
				}
			)
		);
	}

	public function test_only_services_touch_the_database(): void {
		$this->assertSame(
			'',
			Php::problems(
				static fn( PhpFile $file ) => in_array( $file->folder(), self::DATABASE, true ) || self::THEIR_TABLES === $file->path || ! $file->holds( '$wpdb', 'wpdb' )
					? null
					: 'uses $wpdb. Ask a repository of a service (' . implode( ', ', self::DATABASE ) . ').'
			)
		);
	}

	public function test_only_the_mail_service_sends_mail(): void {
		$this->assertSame(
			'',
			Php::problems(
				static fn( PhpFile $file ) => 'Mail' !== $file->folder() && $file->holds( 'wp_mail' )
					? 'calls wp_mail(). Queue the mail through php/Mail, which retries it.'
					: null
			)
		);
	}

	public function test_only_doors_read_superglobals(): void {
		$this->assertSame(
			'',
			Php::problems(
				static fn( PhpFile $file ) => self::readsRequests( $file->path ) || ! $file->holds( ...self::SUPERGLOBAL )
					? null
					: 'reads a superglobal. Take the value as an argument; ' . implode( ', ', self::REQUEST ) . ' read the request.'
			)
		);
	}

	private static function readsRequests( string $path ): bool {
		return array() !== array_filter( self::REQUEST, static fn( string $place ) => str_starts_with( $path, $place ) );
	}
}
