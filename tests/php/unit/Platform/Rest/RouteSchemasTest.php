<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Platform\Rest;

use Atoll\Platform\PluginPaths;
use Atoll\Platform\Rest\RouteSchemas;
use PHPUnit\Framework\TestCase;

final class RouteSchemasTest extends TestCase {

	private const CONTRACT = __DIR__ . '/../../../../../contract/rest';

	public function test_the_build_has_the_arguments_of_every_schema(): void {
		$files = glob( self::CONTRACT . '/*/*.schema.json' ) ?: array();
		$this->assertNotSame( array(), $files );
		foreach ( $files as $file ) {
			$query  = $this->read( $file )['properties']['query'] ?? array();
			$query  = isset( $query['$ref'] ) ? $this->read( dirname( $file ) . '/' . $query['$ref'] ) : $query;
			$expect = array();
			foreach ( $query['properties'] ?? array() as $name => $property ) {
				$property = isset( $property['$ref'] )
					? $this->read( dirname( $file ) . '/' . $property['$ref'] )
					: $property;

				$expect[ $name ] = array( 'required' => in_array( $name, $query['required'] ?? array(), true ) )
					+ $property;
			}
			$schema = basename( dirname( $file ) ) . '/' . basename( $file, '.schema.json' );
			$this->assertEquals( $expect, $this->schemas()->arguments( $schema, '/' ), $schema );
		}
	}

	public function test_what_is_in_the_path_is_no_argument(): void {
		$path = '/forms/(?P<form_id>[\d]+)/submissions';
		$this->assertSame( array(), $this->schemas()->arguments( 'gravity/submissions', $path ) );
		$this->assertArrayHasKey( 'form_id', $this->schemas()->arguments( 'gravity/submissions', '/' ) );
	}

	/** A submission reads its arguments with the rest of the code, instead of decoding the schema of the body too. */
	public function test_arguments_need_no_schema(): void {
		$folder = sys_get_temp_dir() . '/' . uniqid( 'atoll-build-' );
		mkdir( "{$folder}/build", recursive: true );
		copy( self::CONTRACT . '/../../plugin/build/rest-arguments.php', "{$folder}/build/rest-arguments.php" );
		$schemas   = new RouteSchemas( new PluginPaths( "{$folder}/atoll.php" ) );
		$arguments = $schemas->arguments( 'gravity/submissions', '/' );
		unlink( "{$folder}/build/rest-arguments.php" );
		rmdir( "{$folder}/build" );
		rmdir( $folder );
		$this->assertSame( 'integer', $arguments['form_id']['type'] );
	}

	private function schemas(): RouteSchemas {
		return new RouteSchemas( new PluginPaths( self::CONTRACT . '/../../plugin/atoll.php' ) );
	}

	/** @return array<string, mixed> */
	private function read( string $file ): array {
		return json_decode( (string) file_get_contents( $file ), true, 64, JSON_THROW_ON_ERROR );
	}
}
