<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use PHPUnit\Framework\TestCase;
use ReflectionFunction;

require_once __DIR__ . '/PhpFile.php';
require_once __DIR__ . '/Php.php';

/** Only some files may access WordPress, the database, mail and the request. */
final class PurityTest extends TestCase {

	private const PURE        = 'Engine/';
	private const SUPERGLOBAL = array(
		'$_GET', '$_POST', '$_REQUEST', '$_SERVER', '$_COOKIE', '$_FILES', '$_SESSION', '$_ENV',
	);

	/** File that reads tables of another plugin. */
	private const THEIR_TABLES = 'Gravity/Migration/GravityTables.php';

	/** Folders that own tables, and files that create them. */
	private const DATABASE = array(
		'Platform/Access/',
		'Platform/AccessLog/',
		'Platform/Database/',
		'Platform/Migrations/',
		'Platform/Privacy/',
		'Forms/Definitions/',
		'Forms/Entries/',
		'Forms/Drafts/',
		'Forms/Uploads/',
		'Forms/Mail/',
		'Forms/Captcha/',
		'Forms/Spam/',
		'Portal/Applications/',
		'Portal/Invitations/',
		'Portal/TwoFactor/',
		'Portal/Users/',
		self::THEIR_TABLES,
		'Composition/',
	);

	/** Files that read the request where there is no WP_REST_Request; WordPress saves menu items only from $_POST. */
	private const REQUEST = array(
		'Platform/Access/',
		'Platform/Http/',
		'Forms/Page/',
		'Site/Menu/MenuIcons.php',
		'Site/Blocks/Calculator/CalculatorRequest.php',
		'Admin/',
	);

	public function test_the_engine_calls_no_wordpress(): void {
		$this->assertSame(
			'',
			Php::problems(
				static function ( PhpFile $file ): ?string {
					if ( ! str_starts_with( $file->path, self::PURE ) ) {
						return null;
					}
					$foreign = array_filter(
						$file->calls(),
						static fn( string $name ) => ! function_exists( $name )
							|| ! ( new ReflectionFunction( $name ) )->isInternal()
					);
					return array() === $foreign ? null : 'calls ' . implode( '(), ', array_unique( $foreign ) )
						. '(). The engine is pure: let a service call it and hand in the result.';
				}
			)
		);
	}

	public function test_only_services_touch_the_database(): void {
		$this->assertSame(
			'',
			Php::problems(
				static fn( PhpFile $file ) => self::lies( $file, self::DATABASE ) || ! $file->holds( '$wpdb', 'wpdb' )
					? null
					: 'uses $wpdb. Ask a repository of a service (' . implode( ', ', self::DATABASE ) . ').'
			)
		);
	}

	public function test_only_the_mail_service_sends_mail(): void {
		$this->assertSame(
			'',
			Php::problems(
				static fn( PhpFile $file ) => ! self::lies( $file, array( 'Forms/Mail/' ) ) && $file->holds( 'wp_mail' )
					? 'calls wp_mail(). Queue the mail through php/Forms/Mail, which retries it.'
					: null
			)
		);
	}

	public function test_only_doors_read_superglobals(): void {
		$this->assertSame(
			'',
			Php::problems(
				static fn( PhpFile $file ) => self::lies( $file, self::REQUEST )
					|| ! $file->holds( ...self::SUPERGLOBAL )
					? null
					: 'reads a superglobal. Take the value as an argument; ' . implode( ', ', self::REQUEST )
						. ' read the request.'
			)
		);
	}

	/** @param list<string> $places Folders and files in php/. */
	private static function lies( PhpFile $file, array $places ): bool {
		return array() !== array_filter(
			$places,
			static fn( string $place ) => str_starts_with( $file->path, $place )
		);
	}
}
